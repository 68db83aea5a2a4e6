import type { ContestParticipant } from '@oj/contract';
import { Button, type Column, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PersonTag } from '../../links/PersonTag';
import { usePlace } from '../seats/usePlace';
import { DecisionLine } from './DecisionLine';
import { participantPhrases } from './participantPhrases';
import { StandingTag } from './StandingTag';

const useSay = () => usePhrases(participantPhrases);

/** @param onChange called with the participant whose status shall be changed. Keep it stable. Undefined: the reader may not. */
export function useParticipantColumns(
  onChange: ((participant: ContestParticipant) => void) | undefined,
): readonly Column<ContestParticipant>[] {
  const say = useSay();
  return useMemo(
    () => [
      { key: 'participant', header: say('participant'), width: '34%', cell: row => <Person {...row} /> },
      { key: 'standing', header: say('standing'), width: '128px', cell: ({ standing }) => <StandingTag standing={standing} /> },
      { key: 'decision', header: say('decision'), cell: row => <Latest {...row} /> },
      ...(onChange ? [actions(say, onChange)] : []),
    ],
    [say, onChange],
  );
}

type Say = ReturnType<typeof useSay>;

const actions = (say: Say, onChange: (participant: ContestParticipant) => void): Column<ContestParticipant> => ({
  key: 'actions',
  header: say('actions'),
  headerHidden: true,
  align: 'end',
  width: '132px',
  cell: row => (
    <Button size="small" aria-label={say('changeOf', { name: row.username })} onClick={() => onChange(row)}>
      {say('change')}
    </Button>
  ),
});

function Person({ realname, school, ...person }: ContestParticipant) {
  const placeOf = usePlace();
  const more = [realname, school, placeOf(person)].filter(each => !!each);
  return (
    <Lines>
      <PersonTag person={{ ...person, titleName: null, titleColor: null }} nickname={person.nickname} size={30} />
      {more.length > 0 && (
        <small>
          {more.map((each, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{each}</bdi>
            </span>
          ))}
        </small>
      )}
    </Lines>
  );
}

function Latest({ decision, standing, isStarred }: ContestParticipant) {
  const say = usePhrases(participantPhrases);
  if (!decision) return isStarred && standing === 'unofficial' ? <Quiet>{say('byList')}</Quiet> : null;
  return (
    <Lines>
      {decision.reason ? <Reason title={decision.reason}>{decision.reason}</Reason> : <Quiet>{say('noReason')}</Quiet>}
      <DecisionLine decision={decision} />
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  padding-block: ${theme.space[2]};
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
    overflow-wrap: anywhere;
  }
`;

/** A long reason is whole in the dialog. */
const Reason = styled.bdi`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${theme.color.text3};
`;
