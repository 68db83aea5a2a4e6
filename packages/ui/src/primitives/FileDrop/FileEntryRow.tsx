import { Ban, Check, CircleAlert, RotateCw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { Progress } from '../Progress/Progress';
import { theme } from '../../theme/theme';
import { fileDropPhrases } from './fileDropPhrases';
import { formatBytes } from './fileRules';
import type { FileEntry, Uploads } from './useUploads';

/** A chosen file: its name, how it stands, and what can be done. */
export function FileEntryRow({ entry, uploads }: { entry: FileEntry; uploads: Uploads }) {
  const say = usePhrases(fileDropPhrases);
  const { id, file, state } = entry;
  const { name } = file;
  const text = {
    uploading: formatBytes(file.size),
    done: `${say('done')} · ${formatBytes(file.size)}`,
    failed: entry.reason ?? say('failed'),
    cancelled: say('cancelled'),
    refused: entry.reason,
  }[state];
  const Icon = { uploading: undefined, done: Check, failed: CircleAlert, cancelled: Ban, refused: CircleAlert }[state];
  return (
    <Row data-state={state}>
      <Body>
        <Name>{name}</Name>
        <Text role={state === 'uploading' ? undefined : 'status'}>
          {Icon && <Icon aria-hidden />}
          <span>{text}</span>
        </Text>
        {state === 'uploading' && <Progress label={say('uploading', { name })} value={entry.share} max={1} tone="running" />}
      </Body>
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton size="small" label={say('retryNamed', { name })} title={say('retry')} onClick={() => uploads.retry(id)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      {state === 'uploading' ? (
        <IconButton size="small" label={say('cancel', { name })} onClick={() => uploads.cancel(id)}>
          <X aria-hidden />
        </IconButton>
      ) : (
        <IconButton size="small" label={say('remove', { name })} onClick={() => uploads.remove(id)}>
          <X aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 8px 8px 8px 12px;
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px ${theme.space[5]};
  min-width: 0;
  & > :nth-child(3) {
    flex: 0 0 100%;
    margin-block-start: 4px;
  }
`;

const Name = styled.span`
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
`;

const Text = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 5px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 1px;
  }
  [data-state='done'] & svg {
    color: ${theme.color.success};
  }
  [data-state='failed'] &,
  [data-state='refused'] & {
    color: ${theme.color.danger};
  }
`;
