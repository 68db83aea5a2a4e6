import type { SlideAction } from '@oj/contract';
import { SlideVerify, usePhrases } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { Refusal } from '../parts/StackedForm';
import { WithoutPicture } from './WithoutPicture';
import { useSlidePuzzle } from './useSlidePuzzle';

interface ActionSlideProps {
  action: SlideAction;
  /** Another number brings another picture. */
  round: number;
  /** Told the ticket of a solved slide. */
  onSolve: (ticket: string) => void;
}

/** The slide verification that the server wants to see solved before it carries out an action. */
export function ActionSlide({ action, round, onSolve }: ActionSlideProps) {
  const sayError = usePhrases(errorPhrases);
  const { puzzle, error, refresh, solve, prove } = useSlidePuzzle(action, round);
  return (
    <>
      <SlideVerify
        puzzle={puzzle}
        onRefresh={refresh}
        otherWay={<WithoutPicture onProof={async proof => onSolve((await prove(proof)).ticket)} />}
        onVerify={async track => {
          const { answer, ticket } = await solve(track);
          if (ticket) onSolve(ticket);
          return answer;
        }}
      />
      <Refusal>{error ? sentenceFor(error, sayError) : undefined}</Refusal>
    </>
  );
}
