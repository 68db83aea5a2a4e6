import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { NumberField } from '../../primitives/NumberField/NumberField';
import { TextField } from '../../primitives/TextField/TextField';
import { theme } from '../../theme/theme';
import { casesIn, type EditedSubtask, rangeText } from './editedSubtasks';
import { subtaskEditorPhrases } from './subtaskEditorPhrases';

interface SubtaskRowProps {
  subtask: EditedSubtask;
  caseCount: number;
  /** Whether the subtask was added just now: its field then takes the focus. */
  isAdded: boolean;
  onCases: (cases: readonly number[]) => void;
  onPoints: (points: number | null) => void;
  onRemove: () => void;
}

/** One subtask. Its cases change when the field is left, or with Enter: half a range means nothing. */
export function SubtaskRow({ subtask: { number, cases, points }, caseCount, isAdded, onCases, onPoints, onRemove }: SubtaskRowProps) {
  const say = usePhrases(subtaskEditorPhrases);
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) field.current?.focus();
  }, [isAdded]);
  const written = typed === undefined ? cases : casesIn(typed, caseCount);
  const [isRefused, refuse] = useState(false);
  const take = () => {
    refuse(!written);
    if (typed === undefined || !written) return;
    setTyped(undefined);
    if (rangeText(written) !== rangeText(cases)) onCases(written);
  };
  return (
    <Row>
      <strong>{say('subtask', { number })}</strong>
      <TextField
        ref={field}
        label={say('casesOf', { number })}
        labelHidden
        size="small"
        placeholder="1-4, 7"
        autoComplete="off"
        value={typed ?? rangeText(cases)}
        error={isRefused && !written ? say('notRead', { count: caseCount }) : undefined}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <small>{written && say('count', { count: written.length })}</small>
      <NumberField
        label={say('pointsOf', { number })}
        labelHidden
        size="small"
        min={0}
        unit={say('points')}
        value={points}
        onValueChange={onPoints}
      />
      <IconButton size="small" data-part="remove" label={say('remove', { number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 76px 172px auto;
  align-items: start;
  gap: ${theme.space[3]} ${theme.space[4]};
  & > strong {
    padding-block: 4px;
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  & > small {
    padding-block: 6px;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & [id$='-note']:empty {
    display: none;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding-block-end: ${theme.space[4]};
    border-block-end: 1px solid ${theme.color.line};
    & > strong {
      grid-area: 1 / 1;
    }
    & > small {
      grid-area: 1 / 2;
    }
    & > button {
      grid-area: 1 / 3;
    }
    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
    & > :nth-child(4) {
      grid-area: 3 / 1 / auto / -1;
    }
  }
`;
