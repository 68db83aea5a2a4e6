import type { ContestOrganiser } from '@oj/contract';
import { Button, type Column, IconButton, RelativeTime, Tag, theme, usePhrases } from '@oj/ui';
import { UserMinus } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PersonTag } from '../../links/PersonTag';
import { contestRolePhrases, organiserPhrases } from './organiserPhrases';

type OnChoose = (chosen: { to: 'change' | 'remove'; organiser: ContestOrganiser }) => void;

const useSay = () => usePhrases(organiserPhrases);

/** @param onChoose called with the organiser who shall be changed or removed. Keep it stable. Undefined: the reader may do neither. */
export function useOrganiserColumns(onChoose: OnChoose | undefined): readonly Column<ContestOrganiser>[] {
  const say = useSay();
  return useMemo(
    () => [
      { key: 'organiser', header: say('organiser'), width: '32%', cell: row => <Person {...row} /> },
      { key: 'roles', header: say('roles'), cell: ({ roles }) => <Roles roles={roles} /> },
      { key: 'added', header: say('added'), width: '208px', cell: row => <Added {...row} /> },
      ...(onChoose ? [actions(say, onChoose)] : []),
    ],
    [say, onChoose],
  );
}

type Say = ReturnType<typeof useSay>;

const actions = (say: Say, onChoose: OnChoose): Column<ContestOrganiser> => ({
  key: 'actions',
  header: say('actions'),
  headerHidden: true,
  align: 'end',
  width: '136px',
  cell: organiser => (
    <Buttons>
      <Button size="small" aria-label={say('changeOf', { name: organiser.username })} onClick={() => onChoose({ to: 'change', organiser })}>
        {say('change')}
      </Button>
      <IconButton
        size="small"
        tone="quiet"
        label={say('removeOf', { name: organiser.username })}
        onClick={() => onChoose({ to: 'remove', organiser })}
      >
        <UserMinus aria-hidden />
      </IconButton>
    </Buttons>
  ),
});

function Person({ isEffective, ...person }: ContestOrganiser) {
  const say = usePhrases(organiserPhrases);
  return (
    <Lines>
      <PersonTag person={{ ...person, titleName: null, titleColor: null }} nickname={person.nickname} size={30} />
      {!isEffective && <small>{say('outside')}</small>}
    </Lines>
  );
}

function Roles({ roles }: Pick<ContestOrganiser, 'roles'>) {
  const say = usePhrases(contestRolePhrases);
  return (
    <Tags>
      {roles.map(role => (
        <Tag key={role} tone={role === 'all' ? 'accent' : 'neutral'}>
          {say(role)}
        </Tag>
      ))}
    </Tags>
  );
}

function Added({ addedBy, addedAt }: ContestOrganiser) {
  const say = usePhrases(organiserPhrases);
  return (
    <Quiet>
      <bdi>{addedBy?.username ?? say('deletedAdder')}</bdi> · <RelativeTime at={addedAt} />
    </Quiet>
  );
}

const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  padding-block: ${theme.space[2]};
  & > small {
    color: ${theme.color.warn};
    font: ${theme.font.caption};
    overflow-wrap: anywhere;
  }
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Buttons = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Quiet = styled.small`
  color: ${theme.color.text2};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;
