import { type ComponentPropsWithoutRef, forwardRef, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { phrases } from '../../locale/phrases';
import { usePhrases } from '../../locale/LocaleProvider';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';

const words = phrases('sampleBlock', {
  title: { zh: '样例 {{place}}', en: 'Sample {{place}}' },
  input: { zh: '输入', en: 'Input' },
  output: { zh: '输出', en: 'Output' },
  nothing: { zh: '（空）', en: '(empty)' },
});

export interface SampleBlockProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Text that the program reads. */
  input: string;
  /** Text that it must print. */
  output: string;
  /** Number of the sample, from 1. Without it no heading is shown. */
  place?: number;
}

/** One sample of a problem: input and output side by side, each with a copy button. */
export const SampleBlock = forwardRef<HTMLElement, SampleBlockProps>(function SampleBlock({ input, output, place, ...rest }, ref) {
  const say = usePhrases(words);
  const headingId = useId();
  return (
    <Root ref={ref} aria-labelledby={place ? headingId : undefined} {...rest}>
      {place !== undefined && <h3 id={headingId}>{say('title', { place })}</h3>}
      <Pair>
        <Sheet title={say('input')} text={input} />
        <Sheet title={say('output')} text={output} />
      </Pair>
    </Root>
  );
});

function Sheet({ title, text }: { title: string; text: string }) {
  const say = usePhrases(words);
  const pre = useRef<HTMLPreElement>(null);
  return (
    <Paper>
      <div data-part="bar">
        <span>{title}</span>
        {text && <CopyButton text={text} what={title} fallback={pre} />}
      </div>
      {text ? (
        <ScrollingPre ref={pre} label={title}>
          {text}
        </ScrollingPre>
      ) : (
        <p>{say('nothing')}</p>
      )}
    </Paper>
  );
}

const Root = styled.section`
  container-type: inline-size;
  & > h3 {
    margin: 0 0 ${theme.space[3]};
    font: 600 17px/24px ${theme.family.serif};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[5]};

  @container (max-width: 440px) {
    grid-template-columns: 1fr;
  }
`;

const Paper = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  break-inside: avoid;

  & > [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 34px;
    padding: 4px 6px 4px 12px;
    background: ${theme.color.hover};
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & > pre {
    flex: 1;
    max-height: 420px;
    padding: 9px 12px;
  }
  & > p {
    margin: 0;
    padding: 9px 12px;
    color: ${theme.color.text3};
  }
  @media print {
    & > pre {
      max-height: none;
    }
  }
`;
