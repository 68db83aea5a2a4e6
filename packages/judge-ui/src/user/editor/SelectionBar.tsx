import { Button, usePhrases } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { StickyBar } from '../../parts/StickyBar';
import { userAdminPhrases } from './userAdminPhrases';

/** The most users that one call removes. */
const MOST_REMOVED = 300;

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  onRemove: () => void;
}

/** The actions for the selected users. */
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
