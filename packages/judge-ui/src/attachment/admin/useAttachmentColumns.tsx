import type { StoredAttachment } from '@oj/contract';
import { Button, type Column, formatMemory, IconButton, RelativeTime, Tag, theme, usePhrases } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { attachmentAdminPhrases } from './attachmentAdminPhrases';

const KB = 1024;

interface RowActions {
  onShow: (file: StoredAttachment) => void;
  onRemove: (file: StoredAttachment) => void;
}

export function useAttachmentColumns({ onShow, onRemove }: RowActions): readonly Column<StoredAttachment>[] {
  const say = usePhrases(attachmentAdminPhrases);
  return useMemo(
    () => [
      {
        key: 'name',
        header: say('name'),
        cell: ({ name, type, link }) => (
          <Lines>
            <a href={link} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
            <small>{type.split(';')[0]}</small>
          </Lines>
        ),
      },
      { key: 'who', header: say('who'), width: '150px', truncate: true, cell: ({ username }) => <bdi>{username}</bdi> },
      { key: 'size', header: say('size'), align: 'end', width: '104px', cell: ({ bytes }) => formatMemory(Math.max(1, bytes / KB)) },
      { key: 'since', header: say('since'), width: '128px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
      {
        key: 'uses',
        header: say('uses'),
        width: '132px',
        cell: file =>
          file.uses ? (
            <Button tone="quiet" size="small" onClick={() => onShow(file)}>
              {say('times', { count: file.uses })}
            </Button>
          ) : (
            <Tag>{say('unused')}</Tag>
          ),
      },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '64px',
        cell: file => (
          <IconButton size="small" label={say('remove', { name: file.name })} disabled={file.uses > 0} onClick={() => onRemove(file)}>
            <Trash2 />
          </IconButton>
        ),
      },
    ],
    [say, onShow, onRemove],
  );
}

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
