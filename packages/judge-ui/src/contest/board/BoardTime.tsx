import { theme, usePhrases } from '@oj/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { boardPhrases } from './boardPhrases';
import { clockOf } from './contestSecond';

interface BoardTimeProps {
  /** Number of minutes of the contest that have passed. */
  lastMinute: number;
  /** Undefined: the board as it is. */
  minute: number | undefined;
  onMinuteChange: (minute: number | undefined) => void;
}

/** Chooses the minute of the contest that the board shows. The far end is the board as it is. */
export function BoardTime({ lastMinute, minute, onMinuteChange }: BoardTimeProps) {
  const say = usePhrases(boardPhrases);
  const id = useId();
  const text = minute === undefined ? say('now') : say('since', { time: clockOf(minute * 60) });
  return (
    <Bar>
      <label htmlFor={id}>{say('moment')}</label>
      <Slider
        id={id}
        type="range"
        min={0}
        max={lastMinute}
        value={minute ?? lastMinute}
        aria-valuetext={text}
        onChange={event => {
          const chosen = Number(event.target.value);
          onMinuteChange(chosen >= lastMinute ? undefined : chosen);
        }}
      />
      <output htmlFor={id}>{text}</output>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
  & > output {
    min-inline-size: 11em;
    margin-inline-start: auto;
    text-align: end;
  }
`;

const Slider = styled.input`
  flex: 1;
  min-inline-size: 160px;
  block-size: 24px;
  margin: 0;
  accent-color: ${theme.color.ink};
  cursor: pointer;
  &:focus-visible {
    border-radius: ${theme.radius.seal};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    block-size: 44px;
  }
`;
