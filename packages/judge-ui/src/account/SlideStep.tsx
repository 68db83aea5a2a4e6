import type { SlideAction } from '@oj/contract';
import { Skeleton } from '@oj/ui';
import { lazy, Suspense } from 'react';

const ActionSlide = lazy(async () => ({ default: (await import('./ActionSlide')).ActionSlide }));

interface SlideStepProps {
  action: SlideAction;
  /** 0: the server has not asked for a slide. Another number brings another picture. */
  round: number;
  /** Told the ticket of a solved slide. */
  onSolve: (ticket: string) => void;
}

/** The slide verification within a form, from the moment on when the server has asked for it. */
export function SlideStep({ round, ...rest }: SlideStepProps) {
  if (!round) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height={148} />}>
      <ActionSlide round={round} {...rest} />
    </Suspense>
  );
}
