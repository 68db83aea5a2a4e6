import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMemory, formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';
import { LimitsBar } from '../LimitsBar/LimitsBar';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import { caseGridPhrases } from './caseGridPhrases';
import { type JudgedCase, wasNotRun } from './judgedCase';

/** What a case was granted. */
export interface CaseLimits {
  timeMs: number;
  memoryKb: number;
}

interface CaseDetailProps {
  judged: JudgedCase;
  limits: CaseLimits | undefined;
  /** Whether the reader chose the case: then screen readers read its facts. While the judge runs, cases come and go by themselves. */
  isChosen: boolean;
  children: ReactNode;
}

/** What is known about the chosen case. Messages of judges and checkers are text, never markup. */
export function CaseDetail({ judged, limits, isChosen, children }: CaseDetailProps) {
  const say = usePhrases(caseGridPhrases);
  const { place, status, timeMs, memoryKb, score, message } = judged;
  return (
    <Panel aria-live={isChosen ? 'polite' : undefined}>
      <div data-part="facts">
        <VerdictSeal status={status} size="medium" score={score} />
        <strong>{say('test', { place })}</strong>
        {wasNotRun(judged) && <span>{say('notRun')}</span>}
        {limits && typeof timeMs === 'number' && <LimitsBar kind="time" used={timeMs} limit={limits.timeMs} />}
        {limits && typeof memoryKb === 'number' && <LimitsBar kind="memory" used={memoryKb} limit={limits.memoryKb} />}
        <dl hidden={wasNotRun(judged)}>
          {!(limits && typeof timeMs === 'number') && (
            <div>
              <dt>{say('time')}</dt>
              <dd>{formatTime(timeMs)}</dd>
            </div>
          )}
          {!(limits && typeof memoryKb === 'number') && (
            <div>
              <dt>{say('memory')}</dt>
              <dd>{formatMemory(memoryKb)}</dd>
            </div>
          )}
          {typeof score === 'number' && (
            <div>
              <dt>{say('points')}</dt>
              <dd>{score}</dd>
            </div>
          )}
        </dl>
      </div>
      {message && <ScrollingPre label={say('message')}>{message}</ScrollingPre>}
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[5]};

  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[5]};
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & [role='meter'] {
    flex: 0 1 190px;
    margin-inline-start: ${theme.space[5]};
  }
  & strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[6]};
    margin: 0;
    margin-inline-start: auto;
  }
  & dl[hidden] {
    display: none;
  }
  & dl > div {
    display: flex;
    gap: ${theme.space[3]};
  }
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.label};
  }
  & dd {
    margin: 0;
    color: ${theme.color.text};
    font: ${theme.font.number};
  }
  & > pre {
    max-height: 240px;
    padding: 8px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font: 400 13px/20px ${theme.family.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
