import { CircleAlert, FileText, Image, RotateCw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { Progress } from '../../primitives/Progress/Progress';
import { theme } from '../../theme/theme';
import { markdownEditorPhrases } from './markdownEditorPhrases';
import type { EditorUploads } from './useEditorUploads';

/** What was put into the text from files, each with what can be done about it. */
export function EditorUploadList({ uploads }: { uploads: EditorUploads }) {
  const say = usePhrases(markdownEditorPhrases);
  if (uploads.entries.length === 0) return null;
  return (
    <List aria-label={say('uploads')}>
      {uploads.entries.map(({ id, file: { name }, kind, state, share }) => {
        const Icon = state === 'failed' ? CircleAlert : kind === 'image' ? Image : FileText;
        const undo = { uploading: say('cancel', { name }), failed: say('dismiss', { name }), done: say('remove', { name }) }[state];
        return (
          <Row key={id} data-state={state}>
            <Icon aria-hidden />
            <span role={state === 'failed' ? 'alert' : undefined}>{state === 'failed' ? say('failed', { name }) : name}</span>
            {state === 'uploading' && <Progress label={say('uploading', { name })} value={share} max={1} tone="running" />}
            {state === 'failed' && (
              <IconButton size="small" label={say('retry', { name })} onClick={() => uploads.retry(id)}>
                <RotateCw aria-hidden />
              </IconButton>
            )}
            <IconButton size="small" label={undo} onClick={() => uploads.remove(id)}>
              <X aria-hidden />
            </IconButton>
          </Row>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;
  padding: 6px 8px;
  border-block-start: 1px solid ${theme.color.line};
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 100%;
  padding-inline-start: 8px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div {
    flex: none;
    width: 64px;
  }
  &[data-state='failed'] {
    color: ${theme.color.danger};
  }
`;
