import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContestPhase } from '../Countdown/contestClock';
import { usePhrases } from '../../locale/LocaleProvider';
import { Tag } from '../../primitives/Tag/Tag';
import { contestPhrases } from './contestPhrases';
import type { ContestSummary } from './contestSummary';

const tones = { scheduled: 'accent', running: 'success', ended: 'neutral' } as const;

interface PhaseTagProps {
  phase: ContestPhase;
  /** The contest is running, but its clock stands still. Default false. */
  paused?: boolean;
}

/** Whether the contest is on: a word, a colour, and a dot while it is. A pause takes the place of "Running". */
export function PhaseTag({ phase, paused = false }: PhaseTagProps) {
  const say = usePhrases(contestPhrases);
  if (paused) return <Tag tone="warning">{say('paused')}</Tag>;
  return (
    <Tag tone={tones[phase]} dot={phase === 'running'}>
      {say(phase)}
    </Tag>
  );
}

/** The rules: ACM or OI. The host may make it a button or a link. */
export function KindTag({ kind, render = tag => tag }: { kind: ContestSummary['kind']; render?: (tag: ReactNode) => ReactNode }) {
  return render(<Tag>{kind.toUpperCase()}</Tag>);
}

/** Who may enter. */
export function AuthTag({ auth }: { auth: ContestSummary['auth'] }) {
  const say = usePhrases(contestPhrases);
  if (auth === 'public') return <Tag>{say('public')}</Tag>;
  const Icon = auth === 'private' ? Lock : LockOpen;
  return (
    <Tag tone={auth === 'private' ? 'danger' : 'warning'} title={say(auth === 'private' ? 'privateHint' : 'protectedHint')}>
      <Icon aria-hidden />
      {say(auth)}
    </Tag>
  );
}
