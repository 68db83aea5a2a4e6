import type { Contest } from '@oj/contract';
import { Card, EmptyState, usePhrases } from '@oj/ui';
import { useScopeRefusal } from '../api/useScopeRefusal';
import { contestAddress } from '../links/contestAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { contestPhrases } from './contestPhrases';

/** Replaces a page that the reader may not see: says why, and leads to the overview. */
export function ClosedTab({ contest: { id, powers } }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  return (
    <Card>
      <EmptyState title={say('notYet')} action={<ButtonLink to={contestAddress(id)}>{say('toOverview')}</ButtonLink>}>
        <Refusal code={powers.refusal} />
      </EmptyState>
    </Card>
  );
}

/** The sentence for a refusal. */
export function Refusal({ code }: { code: string | null }) {
  const say = useScopeRefusal();
  return code && say(code);
}
