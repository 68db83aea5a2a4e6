import { Button, usePhrases } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { StickyBar } from '../../parts/StickyBar';
import { userAdminPhrases } from './userAdminPhrases';

/** As many as the server removes in one call. */
const MOST_REMOVED = 300;

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  onRemove: () => void;
}

/** What can be done with the users that are ticked. */
export function SelectionBar({ count, onClear, onRemove }: SelectionBarProps) {
  const say = usePhrases(userAdminPhrases);
  const isTooMany = count > MOST_REMOVED;
  return (
    <StickyBar>
      <output>
        {say('chosen', { count })}
        {isTooMany && ` · ${say('tooManyToRemove')}`}
      </output>
      <Button tone="quiet" onClick={onClear}>
        {say('clear')}
      </Button>
      <Button tone="danger" disabled={isTooMany} onClick={onRemove}>
        <Trash2 aria-hidden /> {say('remove')}
      </Button>
    </StickyBar>
  );
}
