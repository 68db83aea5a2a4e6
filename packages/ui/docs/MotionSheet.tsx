import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../src/primitives/Button/Button';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

const moves = [
  ['fast', 'hover, small things that appear', '120 ms'],
  ['stamp', 'a verdict that lands', '180 ms'],
  ['panel', 'dialogs, drawers, bars that fill', '240 ms'],
] as const;

/** The three durations side by side, and the one gesture of the library. */
export function MotionSheet() {
  const [away, setAway] = useState(false);
  const [landed, setLanded] = useState(false);
  return (
    <Paper>
      <div>
        <Button onClick={() => setAway(!away)}>Move</Button>
        <Button onClick={() => setLanded(!landed)}>{landed ? 'Judge again' : 'Finish judging'}</Button>
        <VerdictSeal status={landed ? 0 : 7} size="medium" progress={{ done: 39, total: 40 }} />
      </div>
      <ul>
        {moves.map(([name, use, duration]) => (
          <li key={name}>
            <code>motion.{name}</code>
            <span>
              {duration} · {use}
            </span>
            <Track data-away={away || undefined} style={{ '--duration': theme.motion[name] } as CSSProperties}>
              <i />
            </Track>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const Paper = styled.div`
  padding: 20px 26px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
  }
  & > ul {
    display: grid;
    gap: 14px;
    margin: 20px 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 130px 1fr;
    gap: 2px 12px;
  }
  & code {
    color: ${theme.color.text};
    font: ${theme.font.number};
  }
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 22px;
  border-radius: ${theme.radius.seal};
  background: ${theme.color.sunken};
  & > i {
    display: block;
    width: 44px;
    height: 22px;
    margin-inline-start: 0;
    border-radius: ${theme.radius.seal};
    background: ${theme.color.ink};
    transition: margin-inline-start var(--duration) ${theme.motion.ease};
  }
  &[data-away] > i {
    margin-inline-start: calc(100% - 44px);
  }
`;
