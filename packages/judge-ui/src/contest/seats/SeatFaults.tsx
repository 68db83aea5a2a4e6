import type { SeatFault } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { seatPhrases } from './seatPhrases';
import type { SeatLine } from './seatRows';

/** More of them nobody reads: the list is the wrong one. */
const MOST_SHOWN = 100;

const sentences = {
  'username missing': 'usernameMissing',
  'username unknown': 'usernameUnknown',
  'username twice': 'usernameTwice',
  'seat missing': 'seatMissing',
  'room tooLong': 'roomTooLong',
  'seat tooLong': 'seatTooLong',
  'room form': 'roomForm',
  'seat form': 'seatForm',
} as const;

/** What became of checking a list of seats: each fault with its line and the name that stands there. */
export function SeatFaults({ lines, faults }: { lines: readonly SeatLine[]; faults: readonly SeatFault[] }) {
  const say = usePhrases(seatPhrases);
  const Icon = faults.length ? CircleAlert : CircleCheck;
  const sentenceOf = ({ field, code }: SeatFault) => {
    const known: Partial<Record<string, (typeof sentences)[keyof typeof sentences]>> = sentences;
    return say(known[`${field} ${code}`] ?? 'usernameUnknown');
  };
  return (
    <div>
      <Summary data-faulty={faults.length > 0 || undefined}>
        <Icon aria-hidden size={16} />
        {faults.length ? say('faults', { count: faults.length }) : say('ready', { count: lines.length })}
      </Summary>
      {faults.length > 0 && (
        <Faults>
          {faults.slice(0, MOST_SHOWN).map(fault => (
            <li key={`${fault.row} ${fault.field} ${fault.code}`}>
              {say('line', { line: lines[fault.row - 1]?.line ?? fault.row })} <bdi>{lines[fault.row - 1]?.username}</bdi>
              <span>{sentenceOf(fault)}</span>
            </li>
          ))}
          {faults.length > MOST_SHOWN && <li>{say('moreFaults', { count: faults.length - MOST_SHOWN })}</li>}
        </Faults>
      )}
    </div>
  );
}

const Summary = styled.output`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.success};
  font: ${theme.font.label};
  &[data-faulty] {
    color: ${theme.color.danger};
  }
`;

const Faults = styled.ul`
  max-height: 180px;
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  overflow: auto;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
  }
  & bdi {
    min-width: 0;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
  & span {
    margin-inline-start: auto;
    color: ${theme.color.danger};
  }
`;
