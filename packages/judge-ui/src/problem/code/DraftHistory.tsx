import { Button, CodeCompare, Dialog, EmptyState, theme, useLocale, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MOST_PAST_DRAFTS } from './draftHistory';
import { editorPhrases } from './editorPhrases';
import type { EditorState } from './useEditorState';

/** Earlier drafts of the code in the editor: what differs from it now, and the way back. */
export function DraftHistory({ editor, onClose }: { editor: EditorState; onClose: () => void }) {
  const say = usePhrases(editorPhrases);
  const locale = useLocale();
  const toast = useToast();
  const [past] = useState(editor.history);
  const before = editor.latestCode();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      past.findIndex(({ code }) => code !== before),
    ),
  );
  const draft = past[chosen];
  const time = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

  function restore(code: string) {
    editor.remember();
    editor.setCode(code);
    toast({ title: say('restored'), action: { label: say('undo'), onAction: () => editor.setCode(before) } });
    onClose();
  }

  return (
    <Dialog
      title={say('history')}
      description={say('historyLead', { most: MOST_PAST_DRAFTS })}
      width={900}
      open
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button tone="primary" disabled={!draft || draft.code === before} onClick={() => draft && restore(draft.code)}>
            {say('restore')}
          </Button>
        </>
      }
    >
      {draft ? (
        <Columns>
          <List aria-label={say('versions')}>
            {past.map(({ at, code }, place) => (
              <li key={at}>
                <button type="button" aria-pressed={place === chosen} onClick={() => setChosen(place)}>
                  {time.format(at)}
                  <small>{code.split('\n').length}</small>
                </button>
              </li>
            ))}
          </List>
          <CodeCompare
            label={say('changes')}
            same={say('same')}
            beforeCaption={say('inEditor')}
            afterCaption={time.format(draft.at)}
            language={editor.language.name}
            before={before}
            after={draft.code}
            maxHeight={360}
          />
        </Columns>
      ) : (
        <EmptyState title={say('historyNone')} picture="none" />
      )}
    </Dialog>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  gap: ${theme.space[6]};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  max-height: 360px;
  margin: 0;
  padding: 2px;
  overflow-y: auto;
  list-style: none;
  & button {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    width: 100%;
    min-height: 32px;
    padding: 4px 10px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & button:hover {
    background: ${theme.color.hover};
  }
  & button[aria-pressed='true'] {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
  & button:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
  & small {
    color: ${theme.color.text3};
  }
  ${theme.phone} {
    max-height: 150px;
    & button {
      min-height: 44px;
    }
  }
`;
