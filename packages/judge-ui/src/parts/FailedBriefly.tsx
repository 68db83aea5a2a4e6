import { Button, theme, usePhrases } from '@oj/ui';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { partPhrases } from './partPhrases';

interface FailedBrieflyProps {
  /** What was not done: "Your progress could not be loaded". */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Does what `FailedQuery` does in two lines. */
export function FailedBriefly({ title, error, onRetry }: FailedBrieflyProps) {
  const say = usePhrases(partPhrases);
  const sayError = usePhrases(errorPhrases);
  return (
    <Row role="alert">
      <p>
        <strong>{title}</strong> {sentenceFor(error, sayError)}
      </p>
      <Button size="small" onClick={() => void onRetry()}>
        <RotateCw aria-hidden /> {say('retry')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[6]};
  & > p {
    flex: 1 1 200px;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & strong {
    display: block;
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
`;
