import { Status, type Submission } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { submissionPhrases } from './submissionPhrases';

/** What compiler or judge had to say, as plain text. */
export function JudgeMessage({ submission: { status, errorMessage } }: { submission: Pick<Submission, 'status' | 'errorMessage'> }) {
  const say = usePhrases(submissionPhrases);
  if (!errorMessage) return null;
  const title = status === Status.compileError ? say('compilerSays') : say('judgeSays');
  return (
    <Message aria-label={title}>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{errorMessage}</pre>
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
  & pre {
    max-height: 320px;
    margin: 0;
    padding: 10px 14px;
    overflow: auto;
    font: ${theme.font.code};
    font-size: 13px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & pre:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;
