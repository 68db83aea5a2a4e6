import { type Contest, participantStandings } from '@oj/contract';
import { ContestParticipants, NotFound } from '@oj/judge-ui';
import { oneOf, useListState, words } from '../../useListState';

const readers = { keyword: words, standing: oneOf(participantStandings) };

/** Only organisers find this page; for everybody else it does not exist. */
export function ParticipantsTab({ contest }: { contest: Contest }) {
  const list = useListState(readers);
  return contest.powers.observe ? <ContestParticipants contest={contest} {...list} /> : <NotFound />;
}
