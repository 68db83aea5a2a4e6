import type { ManagedUser } from '@oj/contract';
import { type Column, IconButton, RelativeTime, theme, usePhrases } from '@oj/ui';
import { SquarePen, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PersonTag } from '../../links/PersonTag';
import { RoleTag } from './RoleTag';
import { StatusTag } from './StatusTag';
import { userAdminPhrases } from './userAdminPhrases';

interface Actions {
  /** The reader's own id: nobody deletes their own account. */
  ownUid: string | undefined;
  onEdit: (user: ManagedUser) => void;
  onRemove: (user: ManagedUser) => void;
}

export function useUserColumns({ ownUid, onEdit, onRemove }: Actions): readonly Column<ManagedUser>[] {
  const say = usePhrases(userAdminPhrases);
  return useMemo(
    () => [
      {
        key: 'user',
        header: say('user'),
        width: '216px',
        truncate: true,
        line: 'title',
        cell: user => (
          <Person>
            <PersonTag person={user} size={30} />
          </Person>
        ),
      },
      { key: 'contact', header: say('contact'), truncate: true, line: 'none', cell: user => <Contact {...user} /> },
      {
        key: 'role',
        header: say('role'),
        width: '156px',
        cell: ({ roles }) => (
          <Tags>
            {roles.map(role => (
              <RoleTag key={role.id} role={role} />
            ))}
          </Tags>
        ),
      },
      { key: 'status', header: say('status'), width: '100px', line: 'first', cell: ({ status }) => <StatusTag status={status} /> },
      { key: 'since', header: say('since'), width: '100px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
      {
        key: 'login',
        header: say('lastLogin'),
        width: '100px',
        line: 'none',
        cell: ({ recentLoginTime }) => (recentLoginTime ? <RelativeTime at={recentLoginTime} /> : <Quiet>{say('never')}</Quiet>),
      },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '96px',
        line: 'first',
        cell: user => (
          <Buttons>
            <IconButton size="small" label={say('edit', { name: user.username })} onClick={() => onEdit(user)}>
              <SquarePen />
            </IconButton>
            {user.uid !== ownUid && (
              <IconButton size="small" label={say('removeOne', { name: user.username })} onClick={() => onRemove(user)}>
                <Trash2 />
              </IconButton>
            )}
          </Buttons>
        ),
      },
    ],
    [say, ownUid, onEdit, onRemove],
  );
}

function Contact({ email, realname, nickname }: ManagedUser) {
  const names = [realname, nickname].filter(name => name !== null && name !== '');
  if (!email && !names.length) return <Quiet aria-hidden>—</Quiet>;
  return (
    <Lines>
      {email && <bdi title={email}>{email}</bdi>}
      {names.length > 0 && (
        <small>
          <bdi title={names.join(' · ')}>{names.join(' · ')}</bdi>
        </small>
      )}
    </Lines>
  );
}

/** A long title goes under the name. */
const Person = styled.span`
  display: grid;
  & > span {
    flex-wrap: wrap;
  }
`;

const Lines = styled.span`
  display: grid;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Buttons = styled.span`
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${theme.color.text3};
`;
