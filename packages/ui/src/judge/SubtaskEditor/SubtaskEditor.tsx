import { Plus, Scale } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { Button } from '../../primitives/Button/Button';
import { theme } from '../../theme/theme';
import { casesOfNone, type EditedSubtask, evenShares, rangeText, withCases } from './editedSubtasks';
import { subtaskEditorPhrases } from './subtaskEditorPhrases';
import { SubtaskRow } from './SubtaskRow';
import { SubtaskStrip } from './SubtaskStrip';

export interface SubtaskEditorProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the group of fields. */
  label: string;
  /** How many cases the problem has; they are numbered from 1. */
  caseCount: number;
  /** The subtasks. When they are given, the host controls them. */
  value?: readonly EditedSubtask[];
  /** First subtasks when the editor keeps them itself. Default none. */
  defaultValue?: readonly EditedSubtask[];
  /** Called with all subtasks, in the order of their numbers. One that lost its last case stays until it is removed. */
  onValueChange?: (value: readonly EditedSubtask[]) => void;
  /** What all subtasks are worth when points are shared evenly. Default 100. */
  fullPoints?: number;
  /** Whether nothing can be changed. */
  disabled?: boolean;
}

const none: readonly EditedSubtask[] = [];
const empty = (number: number): EditedSubtask => ({ number, cases: [], points: null });

/**
 * Which cases of a problem are scored together, and what they bring. Cases are written as ranges; a case belongs to one subtask, and cases
 * that are in none are named.
 */
export const SubtaskEditor = forwardRef<HTMLFieldSetElement, SubtaskEditorProps>(function SubtaskEditor(
  { label, caseCount, value, defaultValue = none, onValueChange, fullPoints = 100, disabled = false, ...rest },
  ref,
) {
  const say = usePhrases(subtaskEditorPhrases);
  const [held, hold] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [kept, keep] = useState<readonly number[]>([]);
  const heading = useId();
  const root = useRef<HTMLDivElement>(null);
  const added = useRef<number>(undefined);
  // A host that keeps the subtask of each case knows nothing of subtasks without one.
  const known = new Set(held.map(({ number }) => number));
  const subtasks = [...held, ...kept.filter(number => !known.has(number)).map(empty)].toSorted((a, b) => a.number - b.number);
  const left = casesOfNone(subtasks, caseCount);
  const change = (next: readonly EditedSubtask[]) => {
    keep(next.map(({ number }) => number));
    hold(next);
  };
  const add = () => {
    const number = Math.max(0, ...subtasks.map(each => each.number)) + 1;
    added.current = number;
    change([...subtasks, { ...empty(number), cases: left }]);
  };
  const remove = (number: number) => {
    const place = subtasks.findIndex(each => each.number === number);
    change(subtasks.filter(each => each.number !== number));
    // The focus goes to the next button that removes, or to the one that adds.
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-part=remove], [data-part=add]') ?? [])];
    buttons[place + 1]?.focus();
  };
  const share = () => {
    const points = evenShares(fullPoints, subtasks.length);
    change(subtasks.map((each, place) => ({ ...each, points: points[place] ?? 0 })));
  };
  const total = subtasks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return (
    <Root ref={ref} disabled={disabled} aria-labelledby={heading} {...rest}>
      <Parts ref={root}>
        <Head>
          <span id={heading}>{label}</span>
          <output>
            {say('count', { count: caseCount })} · {say('subtaskCount', { count: subtasks.length })} · {say('total', { points: total })}
          </output>
        </Head>
        <SubtaskStrip subtasks={subtasks} caseCount={caseCount} />
        {subtasks.length > 0 ? (
          <Rows>
            {subtasks.map(subtask => (
              <SubtaskRow
                key={subtask.number}
                subtask={subtask}
                caseCount={caseCount}
                isAdded={added.current === subtask.number}
                onCases={cases => change(withCases(subtasks, subtask.number, cases))}
                onPoints={points => change(subtasks.map(each => (each.number === subtask.number ? { ...each, points } : each)))}
                onRemove={() => remove(subtask.number)}
              />
            ))}
          </Rows>
        ) : (
          <p>{say('none')}</p>
        )}
        <output data-part="left">{left.length > 0 && say('ofNone', { cases: rangeText(left) })}</output>
        <Foot>
          <Button size="small" data-part="add" onClick={add}>
            <Plus aria-hidden /> {say('add')}
          </Button>
          {subtasks.length > 0 && (
            <Button size="small" onClick={share}>
              <Scale aria-hidden /> {say('even', { points: fullPoints })}
            </Button>
          )}
        </Foot>
      </Parts>
    </Root>
  );
});

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
  }
  & > [data-part='left'] {
    display: block;
    color: ${theme.color.danger};
  }
  & > [data-part='left']:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[5]};
  font: ${theme.font.label};
  & > output {
    color: ${theme.color.text2};
    font-weight: 400;
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
