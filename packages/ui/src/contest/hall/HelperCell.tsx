import { styled } from 'styled-components';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import { Button } from '../../primitives/Button/Button';
import { Tag } from '../../primitives/Tag/Tag';
import { theme } from '../../theme/theme';
import { hallPhrases } from './hallPhrases';
import type { HallHelper } from './hallRecord';

interface HelperCellProps {
  helper: HallHelper | null | undefined;
  /** What is taken, as screen readers read it. */
  what: string;
  onClaim: (claimed: boolean) => unknown;
}

/** Who has taken a balloon or a print job, and the way to take it or give it back. */
export function HelperCell({ helper, what, onClaim }: HelperCellProps) {
  const say = usePhrases(hallPhrases);
  const { pending, run } = useTask();
  const claim = (claimed: boolean) => void run(() => onClaim(claimed));
  if (!helper)
    return (
      <Button size="small" aria-label={say('takeOf', { what })} disabled={pending} onClick={() => claim(true)}>
        {say('take')}
      </Button>
    );
  return (
    <Taken>
      <Tag tone={helper.own ? 'accent' : 'warning'}>{helper.own ? say('yours') : say('takenBy', { who: helper.name })}</Tag>
      <Button size="small" tone="quiet" aria-label={say('giveBackOf', { what })} disabled={pending} onClick={() => claim(false)}>
        {say('giveBack')}
      </Button>
    </Taken>
  );
}

const Taken = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;
