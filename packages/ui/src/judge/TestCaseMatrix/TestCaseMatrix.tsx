import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { nextPlace } from '../../contest/Scoreboard/gridKeys';
import { formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { useVerdictName } from '../../verdict/verdictNames';
import { type JudgedCase, wasNotRun } from '../CaseGrid/judgedCase';
import { matrixFrame, matrixTable } from './matrixStyle';
import { MatrixTile } from './MatrixTile';
import { testCaseMatrixPhrases } from './testCaseMatrixPhrases';
import { passedOf, placesOf, tellsApart, type TestedProgram } from './testedProgram';

export interface TestCaseMatrixProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the matrix. */
  label: string;
  /** A row each, in order. Keep the array in a constant or memo. */
  programs: readonly TestedProgram[];
  /** Called with a program and one of its cases that was pressed, by pointer or Enter. */
  onOpen?: (program: TestedProgram, judged: JudgedCase) => void;
}

/** How several programs ended on the cases of a problem: which case tells them apart, and which says nothing. APG pattern: grid. */
export const TestCaseMatrix = forwardRef<HTMLDivElement, TestCaseMatrixProps>(function TestCaseMatrix(
  { label, programs, onOpen, ...rest },
  ref,
) {
  const say = usePhrases(testCaseMatrixPhrases);
  const nameOf = useVerdictName();
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState({ row: 0, column: 0 });
  const places = useMemo(() => placesOf(programs), [programs]);
  const telling = useMemo(() => new Set(places.filter(place => tellsApart(place, programs))), [places, programs]);
  const size = { rows: programs.length, columns: places.length, pageRows: 10 };
  const at = { row: Math.min(stop.row, size.rows - 1), column: Math.min(stop.column, size.columns - 1) };
  const walk = (event: KeyboardEvent) => {
    const next = nextPlace(event, at, size);
    if (!next) return;
    event.preventDefault();
    const { row, column } = { ...next, row: Math.max(0, next.row) };
    body.current?.rows[row]?.querySelectorAll<HTMLElement>('[data-cell]')[column]?.focus();
  };
  const spoken = (program: TestedProgram, judged: JudgedCase) => {
    const verdict = wasNotRun(judged) ? say('notRun') : nameOf(judged.status);
    const { place, timeMs } = judged;
    const texts = { name: program.name, place, verdict };
    return typeof timeMs === 'number' ? say('cellTimed', { ...texts, time: formatTime(timeMs) }) : say('cell', texts);
  };
  if (programs.length === 0 || places.length === 0) {
    return (
      <Frame ref={ref} {...rest}>
        <p>{say('empty')}</p>
      </Frame>
    );
  }
  return (
    <Frame ref={ref} {...rest}>
      <Grid aria-label={label} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">{say('program')}</th>
            <th scope="col">{say('passed')}</th>
            {places.map(place => (
              <th key={place} scope="col" aria-label={say('test', { place })} data-telling={telling.has(place) || undefined}>
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {programs.map((program, row) => (
            <tr key={program.id}>
              <th scope="row">
                <bdi>{program.name}</bdi>
              </th>
              <td>
                {passedOf(program)}/{places.length}
              </td>
              {places.map((place, column) => {
                const judged = program.cases.find(each => each.place === place) ?? { place, status: 'NS' };
                return (
                  <MatrixTile
                    key={place}
                    judged={judged}
                    spoken={spoken(program, judged)}
                    isStop={row === at.row && column === at.column}
                    onFocus={() => setStop({ row, column })}
                    onOpen={onOpen && !wasNotRun(judged) ? () => onOpen(program, judged) : undefined}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
});

const Frame = styled.div`
  ${matrixFrame}
  & > p {
    margin: 0;
    padding: ${theme.space[7]};
    color: ${theme.color.text3};
    text-align: center;
  }
`;

const Grid = styled.table.attrs({ role: 'grid' })`
  ${matrixTable}
`;
