import { forwardRef, type ReactNode } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import { PlainTable, type PlainTableProps } from '../../primitives/PlainTable/PlainTable';
import { balloonQueuePhrases } from './balloonQueuePhrases';
import type { BalloonRecord } from './balloonRecord';
import { useBalloonColumns } from './useBalloonColumns';

export interface BalloonQueueProps extends Omit<
  PlainTableProps<BalloonRecord>,
  'columns' | 'label' | 'onSortChange' | 'rowKey' | 'rows' | 'sort'
> {
  /** The balloons; those that are still to be delivered come first. */
  balloons: readonly BalloonRecord[];
  /** Takes a balloon or gives it back; a promise keeps the button waiting. Without it nobody takes them. Keep it in a callback. */
  onClaim?: (balloon: BalloonRecord, claimed: boolean) => unknown;
  /** Says that a balloon was brought, or was not; a promise keeps the switch waiting. Keep it in a callback. */
  onDeliveredChange?: (balloon: BalloonRecord, delivered: boolean) => unknown;
  /** Draws the participant, as a link of the host's router. Keep it in a callback. */
  renderParticipant?: (balloon: BalloonRecord) => ReactNode;
  /** Names the table for readers. Default "Balloons". */
  label?: string;
}

/** Solved problems, for those who bring balloons: each is taken by one helper and marked when it was delivered. */
export const BalloonQueue = forwardRef<HTMLDivElement, BalloonQueueProps>(function BalloonQueue(
  { balloons, onClaim, onDeliveredChange, renderParticipant, label, ...rest },
  ref,
) {
  const say = usePhrases(balloonQueuePhrases);
  const columns = useBalloonColumns({ onClaim, onDeliveredChange, renderParticipant });
  return <PlainTable ref={ref} label={label ?? say('label')} columns={columns} rows={balloons} rowKey={rowKey} narrow="cards" {...rest} />;
});

const rowKey = ({ id }: BalloonRecord) => String(id);
