import type { ContestParticipant, ParticipantStanding, StandingDecision } from '@oj/contract';
import { minutesAgo } from './samples';

export const decision = (
  standing: ParticipantStanding,
  reason: string,
  decidedMinutesAgo: number,
  more: Partial<StandingDecision> = {},
): StandingDecision => ({ standing, reason, decider: { uid: '1', username: 'root' }, decidedAt: minutesAgo(decidedMinutesAgo), ...more });

export const participantOf = (uid: number, username: string, more: Partial<ContestParticipant> = {}): ContestParticipant => ({
  uid: String(uid),
  username,
  nickname: null,
  realname: null,
  school: null,
  avatar: null,
  room: null,
  seat: null,
  standing: more.decision?.standing ?? 'official',
  isStarred: false,
  decision: null,
  ...more,
});
