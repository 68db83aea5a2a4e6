import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Limits, type LimitsProps } from '../Limits/Limits';
import { usePhrases } from '../locale/LocaleProvider';
import { phrases } from '../locale/phrases';
import { MarkdownViewer } from '../MarkdownViewer/MarkdownViewer';
import { SampleBlock } from '../SampleBlock/SampleBlock';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visuallyHidden';

const words = phrases('problemStatement', {
  description: { zh: '题目描述', en: 'Description' },
  input: { zh: '输入格式', en: 'Input' },
  output: { zh: '输出格式', en: 'Output' },
  samples: { zh: '样例', en: 'Samples' },
  hint: { zh: '提示', en: 'Hint' },
  source: { zh: '来源', en: 'Source' },
});

export interface ProblemStatementProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'title'> {
  /** Of the problem. */
  title: string;
  /** What people call it, before the title: "P1001", in a contest "F". */
  label?: string | undefined;
  /** Limits and facts under the title. */
  limits: LimitsProps;
  /** Above the title: tags, a menu. */
  tags?: ReactNode;
  /** Beside the facts: links to discussion, statistics, solutions. */
  links?: ReactNode;
  /** Markdown; an empty section is left out, as are those below. */
  description: string;
  /** Markdown. */
  input?: string | undefined;
  /** Markdown. */
  output?: string | undefined;
  /** Examples of input and output, in order. */
  samples?: readonly { input: string; output: string }[];
  /** Markdown. */
  hint?: string | undefined;
  /** Markdown. */
  source?: string | undefined;
}

/** The statement of a problem, set like an exam paper. Prints without buttons. */
export const ProblemStatement = forwardRef<HTMLElement, ProblemStatementProps>(function ProblemStatement(
  { title, label, limits, tags, links, description, input = '', output = '', samples = [], hint = '', source = '', ...rest },
  ref,
) {
  const say = usePhrases(words);
  return (
    <Paper ref={ref} {...rest}>
      {tags && <div data-part="tags">{tags}</div>}
      <h1>
        {label && <span>{label}</span>}
        {title}
      </h1>
      <Limits {...limits} />
      {links && <div data-part="links">{links}</div>}
      <Section heading={say('description')} text={description} />
      <Section heading={say('input')} text={input} />
      <Section heading={say('output')} text={output} />
      {samples.length > 0 && (
        <section>
          <h2 data-spoken>{say('samples')}</h2>
          {samples.map((sample, index) => (
            <SampleBlock key={index} place={index + 1} {...sample} />
          ))}
        </section>
      )}
      <Section heading={say('hint')} text={hint} />
      <Section heading={say('source')} text={source} />
    </Paper>
  );
});

function Section({ heading, text }: { heading: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <MarkdownViewer source={text} />
    </section>
  );
}

const Paper = styled.article`
  min-width: 0;
  color: ${theme.color.text};

  & > h1 {
    margin: 0 0 8px;
    font: ${theme.font.heading};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & > h1 > span {
    margin-inline-end: 12px;
    color: ${theme.color.text3};
    font-weight: 400;
  }
  & > [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 12px;
  }
  & > [data-part='links'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
  }
  & > section {
    margin-top: 20px;
  }
  & > section > h2 {
    margin: 0 0 6px;
    font: 600 17px/24px ${theme.family.serif};
    break-after: avoid;
  }
  /* Each sample has its own visible heading. */
  & > section > h2[data-spoken] {
    ${visuallyHidden}
  }
  & > section > section + section {
    margin-top: 16px;
  }
  ${theme.phone} {
    & > h1 {
      font-size: 24px;
      line-height: 31px;
    }
  }
  @media print {
    & > [data-part='links'] {
      display: none;
    }
  }
`;
