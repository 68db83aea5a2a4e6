import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { CaseDetail, type CaseLimits } from './CaseDetail';
import { caseGridPhrases } from './caseGridPhrases';
import { CaseTiles } from './CaseTiles';
import { decidingCase, type JudgedCase, type JudgedSubtask } from './judgedCase';
import { Subtask } from './Subtask';

export interface CaseGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The cases in order. Ignored when there are subtasks. */
  cases?: readonly JudgedCase[];
  /** Cases grouped by what is scored together, each group under a heading that folds it. */
  subtasks?: readonly JudgedSubtask[];
  /** How many cases there will be; those that have not run yet stand as empty tiles. */
  total?: number | undefined;
  /** Place of the chosen case, kept by the host. */
  selected?: number;
  /** First choice when the grid keeps it itself; by default the case that decided the verdict. */
  defaultSelected?: number;
  /** Called with the place of the case that is chosen. */
  onSelectedChange?: (place: number) => void;
  /** What a case was granted, in ms and KB: its time and memory are then shown as a share of it. */
  limits?: CaseLimits | undefined;
  /** More about the chosen case, shown below its facts: input, output, difference. */
  renderDetail?: (judged: JudgedCase) => ReactNode;
}

/** One tile per test case with letters and shape; the facts of the chosen one stand below. */
export const CaseGrid = forwardRef<HTMLDivElement, CaseGridProps>(function CaseGrid(
  { cases = [], subtasks, total = 0, selected, defaultSelected, onSelectedChange, limits, renderDetail, ...rest },
  ref,
) {
  const say = usePhrases(caseGridPhrases);
  const all = useMemo(
    () => subtasks?.flatMap(subtask => subtask.cases) ?? [...cases, ...waiting(cases.length, total)],
    [subtasks, cases, total],
  );
  const [chosen, choose] = useControllable<number | undefined>({
    value: selected,
    defaultValue: defaultSelected,
    onChange: place => place !== undefined && onSelectedChange?.(place),
  });
  const shown = all.find(({ place }) => place === chosen) ?? decidingCase(all);
  if (!shown) {
    return (
      <Root ref={ref} {...rest}>
        <p>{say('none')}</p>
      </Root>
    );
  }
  const detail = (
    <CaseDetail judged={shown} limits={limits} isChosen={chosen !== undefined}>
      {renderDetail?.(shown)}
    </CaseDetail>
  );
  return (
    <Root ref={ref} {...rest}>
      {subtasks ? (
        subtasks.map(subtask => (
          <Subtask key={subtask.place} subtask={subtask} selected={shown.place} onSelect={choose}>
            {subtask.cases.includes(shown) && detail}
          </Subtask>
        ))
      ) : (
        <>
          <CaseTiles cases={all} label={say('cases')} selected={shown.place} onSelect={choose} />
          {detail}
        </>
      )}
    </Root>
  );
});

const waiting = (done: number, total: number): JudgedCase[] =>
  Array.from({ length: Math.max(0, total - done) }, (_, index) => ({ place: done + index + 1, status: 5 }));

const Root = styled.div`
  display: grid;
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
  }
`;
