import { Collapsible, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { MessageText } from './MessageText';
import { submissionPhrases } from '../submissionPhrases';

/** What the compiler had to say of code that it compiled all the same. */
export function CompilerWarnings({ text }: { text: string }) {
  const say = usePhrases(submissionPhrases);
  const title = say('compilerWarnings');
  return (
    <Fold title={title} headingLevel={2}>
      <section aria-label={title}>
        <MessageText>{text}</MessageText>
      </section>
    </Fold>
  );
}

const Fold = styled(Collapsible)`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  & h2 {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & section {
    border-block-start: 1px solid ${theme.color.line};
  }
`;
