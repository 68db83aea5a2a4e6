import type { Balloon } from '@oj/contract';
import { Button, Tag, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { useUser } from '../../session/SessionProvider';
import { hallPhrases } from './hallPhrases';

interface HelperCellProps {
  helper: Balloon['helper'];
  /** What is taken, for ears. */
  what: string;
  disabled: boolean;
  onClaim: (claimed: boolean) => void;
}

/** Who has taken a balloon or a print job, and the way to take it or give it back. */
export function HelperCell({ helper, what, disabled, onClaim }: HelperCellProps) {
  const say = usePhrases(hallPhrases);
  const uid = useUser()?.uid;
  if (!helper)
    return (
      <Button size="small" aria-label={say('takeOf', { what })} disabled={disabled} onClick={() => onClaim(true)}>
        {say('take')}
      </Button>
    );
  const isOwn = helper.uid === uid;
  return (
    <Taken>
      <Tag tone={isOwn ? 'accent' : 'warning'}>{isOwn ? say('yours') : say('takenBy', { who: helper.username })}</Tag>
      <Button size="small" tone="quiet" aria-label={say('giveBackOf', { what })} disabled={disabled} onClick={() => onClaim(false)}>
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
