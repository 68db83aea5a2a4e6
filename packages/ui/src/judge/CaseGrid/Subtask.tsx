import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { formatMemory, formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { verdictOf, type VerdictStatus } from '../../verdict/verdicts';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import { caseGridPhrases } from './caseGridPhrases';
import { CaseTiles } from './CaseTiles';
import type { JudgedSubtask } from './judgedCase';

interface SubtaskProps {
  subtask: JudgedSubtask;
  selected: number | undefined;
  onSelect: (place: number) => void;
  children: ReactNode;
}

const isAccepted = (status: VerdictStatus) => verdictOf(status).name === 'accepted';

/** A group of cases that folds; open at first unless all of it was accepted. */
export function Subtask({ subtask, selected, onSelect, children }: SubtaskProps) {
  const say = usePhrases(caseGridPhrases);
  const { place, status, score, cases, timeMs, memoryKb } = subtask;
  const passed = subtask.passed ?? cases.filter(each => isAccepted(each.status)).length;
  const title = say('subtask', { place });
  const [openAtFirst] = useState(!isAccepted(status) || place === 1);
  return (
    <Fold open={openAtFirst}>
      <summary>
        <VerdictSeal status={status} score={score} />
        <strong>{title}</strong>
        <span>{say('passed', { passed, total: cases.length })}</span>
        <span data-figures>
          <b>{formatTime(timeMs)}</b>
          <b>{formatMemory(memoryKb)}</b>
          {typeof score === 'number' && (
            <b>
              <small>{say('points')}</small> {score}
            </b>
          )}
        </span>
      </summary>
      <CaseTiles cases={cases} label={title} selected={selected} onSelect={onSelect} />
      {children}
    </Fold>
  );
}

const Fold = styled.details`
  padding: ${theme.space[4]} 0 ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[5]};
    min-height: 36px;
    border-radius: ${theme.radius.seal};
    color: ${theme.color.text2};
    list-style: none;
    cursor: pointer;
  }
  & > summary::before {
    width: 7px;
    height: 7px;
    margin-inline: 4px -2px;
    border: solid ${theme.color.text3};
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(-45deg);
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }
  &[open] > summary::before {
    transform: rotate(45deg);
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & > summary > strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  & [data-figures] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${theme.space[5]};
    margin-inline-start: auto;
  }
  & [data-figures] > b {
    font: ${theme.font.number};
  }
  & [data-figures] small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
