import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMemory, formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { Card } from '../../primitives/Card/Card';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { theme } from '../../theme/theme';
import type { CaseLimits } from '../CaseGrid/CaseDetail';
import { LimitsBar } from '../LimitsBar/LimitsBar';
import type { SubmissionRecord } from '../SubmissionTable/submissionRecord';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import { submissionDetailPhrases } from './submissionDetailPhrases';

export interface SubmissionDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The submission, as the list of submissions has it. */
  submission: SubmissionRecord;
  /** Time and memory limit of a case, in ms and KB: what was used is then shown as a share of them. */
  limits?: CaseLimits | undefined;
  /** One line under the limits, as on why they are longer for this language. */
  limitsNote?: ReactNode;
  /** Replaces the seal of the verdict, for example with a line that reports progress while the judge runs. */
  verdict?: ReactNode;
  /** Facts of the host, after the others: a name and a value. */
  ownFacts?: readonly { name: string; value: ReactNode }[];
  /** The present, for the relative time; by default the clock of this device. */
  now?: Date | number;
}

/** The card of one submission: its verdict, what it used of its limits, and the facts about it. Cases and code follow as `CaseGrid` and `CodeView`. */
export const SubmissionDetail = forwardRef<HTMLElement, SubmissionDetailProps>(function SubmissionDetail(
  { submission, limits, limitsNote, verdict, ownFacts = [], now, children, ...rest },
  ref,
) {
  const say = usePhrases(submissionDetailPhrases);
  const { status, score, progress, queuePlace, timeMs = null, memoryKb = null, length, language, author, judger, submittedAt } = submission;
  const hasBars = limits && timeMs !== null && memoryKb !== null;
  const measures: Fact[] = [
    { name: say('time'), value: formatTime(timeMs) },
    { name: say('memory'), value: formatMemory(memoryKb) },
  ];
  const facts: Fact[] = [
    ...(typeof score === 'number' ? [{ name: say('score'), value: score }] : []),
    ...(hasBars ? [] : measures),
    { name: say('language'), value: language },
    ...(typeof length === 'number' ? [{ name: say('length'), value: say('characters', { count: length }) }] : []),
    { name: say('author'), value: <bdi>{author}</bdi> },
    { name: say('judger'), value: judger ?? '—' },
    { name: say('submitted'), value: <RelativeTime at={submittedAt} {...(now !== undefined && { now })} /> },
    ...ownFacts,
  ];
  return (
    <Card ref={ref} {...rest}>
      <Row>
        {verdict ?? <VerdictSeal status={status} size="medium" score={score} progress={progress} queuePlace={queuePlace} />}
        {hasBars && (
          <Used>
            <LimitsBar kind="time" used={timeMs} limit={limits.timeMs} />
            <LimitsBar kind="memory" used={memoryKb} limit={limits.memoryKb} />
            {limitsNote && <small>{limitsNote}</small>}
          </Used>
        )}
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Row>
      {children}
    </Card>
  );
});

interface Fact {
  name: string;
  value: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[10]};
  &:last-child {
    margin-block-end: -${theme.space[2]};
  }
  &:not(:last-child) {
    margin-block-end: ${theme.space[7]};
  }
`;

/** Time and memory that were used, as shares of the limits of the language. */
const Used = styled.div`
  display: grid;
  flex: 1 1 320px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[7]};
  min-width: 0;
  max-width: 460px;
  & > small {
    grid-column: 1 / -1;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[9]};
  margin: 0;
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & dd {
    margin: ${theme.space[1]} 0 0;
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  ${theme.phone} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
    width: 100%;
  }
`;
