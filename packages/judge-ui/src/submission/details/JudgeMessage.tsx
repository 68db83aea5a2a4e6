import { Status, type Submission } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { MessageText } from './MessageText';
import { submissionPhrases } from '../submissionPhrases';

/** Loaded for submissions that did not reach another site. */
const ResubmitButton = lazy(async () => ({ default: (await import('./ResubmitButton')).ResubmitButton }));

/** What compiler or judge had to say. */
export function JudgeMessage({ submission }: { submission: Submission }) {
  const say = usePhrases(submissionPhrases);
  const { status, errorMessage } = submission;
  if (!errorMessage) return null;
  const title = status === Status.compileError ? say('compilerSays') : say('judgeSays');
  return (
    <Message aria-label={title}>
      <h2>{title}</h2>
      <MessageText>{errorMessage}</MessageText>
      {status === Status.submittedFailed && (
        <Suspense fallback={null}>
          <ResubmitButton submission={submission} />
        </Suspense>
      )}
    </Message>
  );
}

const Message = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow: hidden;
  background: ${theme.color.surface};
  & h2 {
    margin: 0;
    padding: 8px 14px;
    background: ${theme.color.hover};
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & > button {
    margin: 0 14px 12px;
  }
`;
