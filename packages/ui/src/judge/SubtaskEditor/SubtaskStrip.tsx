import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { type EditedSubtask, rangesOf } from './editedSubtasks';

/** All cases in a line, those of a subtask under its number; hatched where a case is in none. What it shows, the fields say. */
export function SubtaskStrip({ subtasks, caseCount }: { subtasks: readonly EditedSubtask[]; caseCount: number }) {
  const held = subtasks
    .flatMap(({ number, cases }) => rangesOf(cases).map(([first, last]) => ({ number, first, last })))
    .toSorted((a, b) => a.first - b.first);
  const pieces: { number: number | null; count: number }[] = [];
  let next = 1;
  for (const { number, first, last } of held) {
    if (first > next) pieces.push({ number: null, count: first - next });
    pieces.push({ number, count: last - first + 1 });
    next = last + 1;
  }
  if (next <= caseCount) pieces.push({ number: null, count: caseCount - next + 1 });
  return (
    <Strip aria-hidden>
      {pieces.map(({ number, count }, place) => (
        <span key={place} data-none={number === null || undefined} style={{ flexGrow: count }}>
          {number}
        </span>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  gap: 2px;
  min-width: 0;
  overflow: hidden;
  & > span {
    flex: 1 1 0;
    min-width: 2px;
    height: 22px;
    overflow: hidden;
    border-radius: ${theme.radius.seal};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font: 600 11px/22px ${theme.family.mono};
    text-align: center;
  }
  & > [data-none] {
    background: repeating-linear-gradient(-45deg, ${theme.color.line} 0 4px, transparent 4px 8px);
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid CanvasText;
    }
  }
`;
