import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DifficultyMark } from '../DifficultyMark/DifficultyMark';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';

const words = phrases('limits', {
  time: { zh: '时间', en: 'Time' },
  memory: { zh: '内存', en: 'Memory' },
  stack: { zh: '栈', en: 'Stack' },
  level: { zh: '难度', en: 'Level' },
  score: { zh: '分值', en: 'Score' },
  author: { zh: '出题人', en: 'Author' },
  passed: { zh: '通过率', en: 'Passed' },
  inputFile: { zh: '输入文件', en: 'Input file' },
  outputFile: { zh: '输出文件', en: 'Output file' },
  eased: { zh: '按所选语言放宽（原 {{time}} ms、{{memory}} MB）', en: 'Widened for this language (from {{time}} ms, {{memory}} MB)' },
});

export interface LimitsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** Time limit as the author gave it, in ms. */
  timeLimitMs: number;
  /** Memory limit as the author gave it, in MB. */
  memoryLimitMb: number;
  /** What the chosen language multiplies the time by. Default 1. */
  timeFactor?: number;
  /** What the chosen language multiplies the memory by. Default 1. */
  memoryFactor?: number;
  /** Stack limit, in MB. */
  stackLimitMb?: number | null | undefined;
  /** Level 0 to 5. */
  difficulty?: number | null | undefined;
  /** Points of a scored problem. */
  score?: number | null | undefined;
  /** Who wrote the problem. */
  author?: ReactNode;
  /** Accepted submissions of all, 0 to 1. */
  passRate?: number | null | undefined;
  /** File that the program reads instead of the standard input. */
  inputFile?: string | null | undefined;
  /** File that it writes instead of the standard output. */
  outputFile?: string | null | undefined;
}

/** The facts under the title of a problem; limits are those of the chosen language. */
export const Limits = forwardRef<HTMLDListElement, LimitsProps>(function Limits(
  {
    timeLimitMs,
    memoryLimitMb,
    timeFactor = 1,
    memoryFactor = 1,
    stackLimitMb,
    difficulty,
    score,
    author,
    passRate,
    inputFile,
    outputFile,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const eased = timeFactor !== 1 || memoryFactor !== 1 ? say('eased', { time: timeLimitMs, memory: memoryLimitMb }) : undefined;
  return (
    <Root ref={ref} {...rest}>
      <Fact name={say('time')} title={eased} value={`${Math.round(timeLimitMs * timeFactor)} ms`} />
      <Fact name={say('memory')} title={eased} value={`${Math.round(memoryLimitMb * memoryFactor)} MB`} />
      {stackLimitMb ? <Fact name={say('stack')} value={`${stackLimitMb} MB`} /> : null}
      {typeof difficulty === 'number' && <Fact name={say('level')} value={<DifficultyMark difficulty={difficulty} named />} />}
      {typeof score === 'number' && <Fact name={say('score')} value={score} />}
      {typeof passRate === 'number' && <Fact name={say('passed')} value={`${(passRate * 100).toFixed(2)} %`} />}
      {inputFile && <Fact name={say('inputFile')} value={<code>{inputFile}</code>} />}
      {outputFile && <Fact name={say('outputFile')} value={<code>{outputFile}</code>} />}
      {author && <Fact name={say('author')} value={<bdi>{author}</bdi>} plain />}
    </Root>
  );
});

interface FactProps {
  name: string;
  value: ReactNode;
  title?: string | undefined;
  plain?: boolean;
}

function Fact({ name, value, title, plain = false }: FactProps) {
  return (
    <div title={title} data-eased={title ? true : undefined}>
      <dt>{name}</dt>
      <dd data-plain={plain || undefined}>{value}</dd>
    </div>
  );
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;

  & > div {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & dd {
    display: inline-flex;
    align-items: center;
    margin: 0;
    color: ${theme.color.text};
    font: 500 13px/18px ${theme.family.mono};
    overflow-wrap: anywhere;
  }
  & dd[data-plain] {
    font: ${theme.font.label};
  }
  & [data-eased] dd {
    text-decoration: underline dotted ${theme.color.lineStrong};
    text-underline-offset: 3px;
  }
`;
