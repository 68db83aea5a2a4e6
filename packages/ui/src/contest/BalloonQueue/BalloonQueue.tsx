import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';
import { balloonQueuePhrases } from './balloonQueuePhrases';
import type { BalloonRecord } from './balloonRecord';
import { BalloonRow } from './BalloonRow';
import { ChangedRow } from './ChangedRow';
import { useFocusAfter } from './useFocusAfter';

export interface BalloonQueueProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The balloons; those that are still to be delivered come first. Those with a `change` stand over all others. */
  balloons: readonly BalloonRecord[];
  /**
   * Takes a balloon or gives it back; a promise keeps the button waiting. Then the focus goes to the next row, but for a promise of `false`:
   * it failed. Without it nobody takes them.
   */
  onClaim?: (balloon: BalloonRecord, claimed: boolean) => unknown;
  /** Says that a balloon was brought, or was not; a promise keeps the switch waiting, as with `onClaim`. */
  onDeliveredChange?: (balloon: BalloonRecord, delivered: boolean) => unknown;
  /** Says that a change was put right; a promise keeps the button waiting, as with `onClaim`. Without it changes are only shown. */
  onSettle?: (balloon: BalloonRecord) => unknown;
  /** Draws the participant, as a link of the host's router. */
  renderParticipant?: (balloon: BalloonRecord) => ReactNode;
  /** Names the list for readers. Default "Balloons". */
  label?: string;
  /** Balloons are being fetched: old ones stay; when there are none, a skeleton of `skeletonRows` rows is shown. */
  loading?: boolean;
  /** Number of rows of the skeleton. Default 6. */
  skeletonRows?: number;
  /** Replaces the default sentence when there are no balloons; usually an `EmptyState`. */
  empty?: ReactNode;
}

/** Solved problems, for those who bring balloons: each is taken by one helper and marked when it was delivered. What has moved stands on top. */
export const BalloonQueue = forwardRef<HTMLDivElement, BalloonQueueProps>(function BalloonQueue(
  { balloons, onClaim, onDeliveredChange, onSettle, renderParticipant, label, loading = false, skeletonRows = 6, empty, ...rest },
  ref,
) {
  const say = usePhrases(balloonQueuePhrases);
  const headId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const act = useFocusAfter(root);
  const changed = balloons.flatMap(balloon => (balloon.change ? [{ balloon, change: balloon.change }] : []));
  const others = balloons.filter(({ change }) => !change);
  const acts = { act, onClaim, onDeliveredChange, onSettle, renderParticipant };
  return (
    <Root ref={root} aria-busy={loading || undefined} {...rest}>
      {changed.length > 0 && (
        <Changes aria-labelledby={headId}>
          <h2 id={headId}>{say('changes')}</h2>
          <List>
            {changed.map(each => (
              <ChangedRow key={each.balloon.id} {...each} {...acts} />
            ))}
          </List>
        </Changes>
      )}
      {others.length > 0 && (
        <List aria-label={label ?? say('label')}>
          {others.map(balloon => (
            <BalloonRow key={balloon.id} balloon={balloon} {...acts} />
          ))}
        </List>
      )}
      {!balloons.length && (loading ? <Rows rows={skeletonRows} /> : (empty ?? <EmptyState title={say('empty')} />))}
    </Root>
  );
});

const Rows = ({ rows }: { rows: number }) => (
  <Waiting>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} shape="block" height={52} />
    ))}
  </Waiting>
);

const Root = styled.div`
  min-inline-size: 0;
`;

const List = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Told from the others by an edge and a head, not by colour alone. */
const Changes = styled.section`
  border-block-end: 2px solid ${theme.color.danger};
  border-inline-start: 4px solid ${theme.color.danger};
  & > h2 {
    margin: 0;
    padding: ${theme.space[4]} ${theme.space[5]} 0;
    color: ${theme.color.danger};
    font: 600 17px/24px ${theme.family.serif};
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
`;
