import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMemory, formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import { caseGridPhrases } from './caseGridPhrases';
import { type JudgedCase, NOT_RUN } from './judgedCase';

/** What is known about the chosen case. Messages of judges and checkers are text, never markup. */
export function CaseDetail({ judged, children }: { judged: JudgedCase; children: ReactNode }) {
  const say = usePhrases(caseGridPhrases);
  const { place, status, timeMs, memoryKb, score, message } = judged;
  return (
    <Panel aria-live="polite">
      <div data-part="facts">
        <VerdictSeal status={status} size="medium" score={score} />
        <strong>{say('test', { place })}</strong>
        {status === NOT_RUN && <span>{say('notRun')}</span>}
        <dl hidden={status === NOT_RUN}>
          <div>
            <dt>{say('time')}</dt>
            <dd>{formatTime(timeMs)}</dd>
          </div>
          <div>
            <dt>{say('memory')}</dt>
            <dd>{formatMemory(memoryKb)}</dd>
          </div>
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
  & pre {
    max-height: 240px;
    padding: 8px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font: 400 13px/20px ${theme.family.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
