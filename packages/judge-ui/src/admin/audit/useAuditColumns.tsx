import type { AuditEntry } from '@oj/contract';
import { type Column, IconButton, RelativeTime, theme, usePhrases } from '@oj/ui';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { auditPhrases } from './auditPhrases';
import { changesIn } from './changesIn';
import { useFieldName, useTargetName } from './entryNames';
import { useActionName } from './useActionName';

export function useAuditColumns(onOpen: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  const say = usePhrases(auditPhrases);
  const nameOf = useActionName();
  const fieldOf = useFieldName();
  const targetOf = useTargetName();
  return useMemo(
    () => [
      { key: 'when', header: say('when'), width: '120px', cell: ({ at }) => <RelativeTime at={at} /> },
      {
        key: 'who',
        header: say('who'),
        width: '150px',
        cell: ({ username, ip }) => (
          <Lines>
            <bdi>{username}</bdi>
            <small>{ip}</small>
          </Lines>
        ),
      },
      { key: 'action', header: say('action'), width: '220px', cell: ({ action }) => <Action>{nameOf(action)}</Action> },
      { key: 'target', header: say('target'), cell: ({ target }) => <Target>{targetOf(target)}</Target> },
      {
        key: 'fields',
        header: say('fields'),
        width: '200px',
        truncate: true,
        cell: ({ before, after }) => (
          <Fields>
            {changesIn(before, after)
              .flatMap(({ field }) => (field ? fieldOf(field) : []))
              .join(', ')}
          </Fields>
        ),
      },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '72px',
        cell: entry => (
          <IconButton
            size="small"
            label={say('details', { action: nameOf(entry.action), target: targetOf(entry.target) })}
            onClick={() => onOpen(entry)}
          >
            <Eye />
          </IconButton>
        ),
      },
    ],
    [say, nameOf, fieldOf, targetOf, onOpen],
  );
}

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > bdi {
    font: ${theme.font.strong};
  }
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Action = styled.strong`
  font: ${theme.font.strong};
  overflow-wrap: anywhere;
`;

const Target = styled.bdi`
  overflow-wrap: anywhere;
`;

const Fields = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;
