import { IconButton, usePhrases } from '@oj/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { RowGrip } from '../../../parts/list/RowGrip';
import { problemFormPhrases } from '../problemFormPhrases';
import type { CaseOrder } from './useCaseOrder';

interface CaseToolsProps {
  index: number;
  count: number;
  order: CaseOrder;
  onRemove: () => void;
}

/** What can be done with a case of a list. */
export function CaseTools({ index, count, order, onRemove }: CaseToolsProps) {
  const say = usePhrases(problemFormPhrases);
  const number = index + 1;
  return (
    <span>
      <IconButton size="small" data-move="up" label={say('up', { number })} disabled={index === 0} onClick={() => order.step(index, -1)}>
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        data-move="down"
        label={say('down', { number })}
        disabled={index === count - 1}
        onClick={() => order.step(index, 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton size="small" label={say('removeCase', { number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </span>
  );
}

/** Where a pointer takes a case to drag it. Keyboards and readers have the buttons. */
export function CaseGrip({ index, order }: Pick<CaseToolsProps, 'index' | 'order'>) {
  const say = usePhrases(problemFormPhrases);
  return <RowGrip title={say('drag')} {...order.gripOf(index)} />;
}
