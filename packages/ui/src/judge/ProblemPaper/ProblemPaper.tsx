import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Limits, type LimitsProps } from '../Limits/Limits';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { SampleBlock } from '../SampleBlock/SampleBlock';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

const words = phrases('problemStatement', {
  description: { zh: '题目描述', en: 'Description' },
  input: { zh: '输入格式', en: 'Input' },
  output: { zh: '输出格式', en: 'Output' },
  samples: { zh: '样例', en: 'Samples' },
  hint: { zh: '提示', en: 'Hint' },
  source: { zh: '来源', en: 'Source' },
});

/** Texts of a statement, in the order in which they are read. */
export type StatementSection = 'description' | 'input' | 'output' | 'hint' | 'source';

export interface ProblemPaperProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'title'> {
  /** Title of the problem. */
  title: string;
  /** Number or letter of the problem, before the title: "P1001", in a contest "F". */
  label?: string | undefined;
  /** Limits and facts under the title. */
  limits: LimitsProps;
  /** Tags or a menu; stand above the title. */
  tags?: ReactNode;
  /** Links to discussion, statistics, solutions; stand beside the facts. */
  links?: ReactNode;
  /** Examples of input and output, in order. */
  samples?: readonly { input: string; output: string }[];
  /** The texts, drawn; one that is missing is left out with its heading. */
  sections: Partial<Record<StatementSection, ReactNode>>;
}

/** A statement set like an exam paper, of texts that are drawn already. Prints without buttons. */
export const ProblemPaper = forwardRef<HTMLElement, ProblemPaperProps>(function ProblemPaper(
  { title, label, limits, tags, links, samples = [], sections, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const section = (name: StatementSection) =>
    sections[name] && (
      <section>
        <h2>{say(name)}</h2>
        {sections[name]}
      </section>
    );
  return (
    <Paper ref={ref} {...rest}>
      {tags && <div data-part="tags">{tags}</div>}
      <h1>
        {label && <span>{label}</span>}
        {title}
      </h1>
      <Limits {...limits} />
      {links && <div data-part="links">{links}</div>}
      {section('description')}
      {section('input')}
      {section('output')}
      {samples.length > 0 && (
        <section>
          <h2 data-spoken>{say('samples')}</h2>
          {samples.map((sample, index) => (
            <SampleBlock key={index} place={index + 1} {...sample} />
          ))}
        </section>
      )}
      {section('hint')}
      {section('source')}
    </Paper>
  );
});

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
    & > [data-part='tags'],
    & > [data-part='links'] {
      display: none;
    }
  }
`;
