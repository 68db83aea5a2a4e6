import { SlideVerify, usePhrases } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { Refusal } from './AccountForm';
import { useLoginSlide } from './useLoginSlide';

interface LoginSlideProps {
  /** Another number brings another picture. */
  round: number;
  /** Told the ticket of a solved slide. */
  onSolve: (ticket: string) => void;
}

/** What the server wants to see before it looks at one more password. */
export function LoginSlide({ round, onSolve }: LoginSlideProps) {
  const sayError = usePhrases(errorPhrases);
  const { puzzle, error, refresh, solve } = useLoginSlide(round);
  return (
    <>
      <SlideVerify
        puzzle={puzzle}
        onRefresh={refresh}
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
