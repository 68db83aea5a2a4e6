import { Balloon, ColorPicker, IconButton, TextField, theme, usePhrases } from '@oj/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { moved } from '../../parts/list/moved';
import { draggedStyle, RowGrip } from '../../parts/list/RowGrip';
import { useRowOrder } from '../../parts/list/useRowOrder';
import { addProblemsPhrases } from './addProblemsPhrases';
import { balloonColors } from './balloonColors';
import type { ChosenProblem } from './chosenProblems';

interface ChosenProblemsProps {
  chosen: readonly ChosenProblem[];
  /** Their IDs in the contest. */
  ids: readonly string[];
  /** What is wrong with the problem at a place. */
  errorAt: (place: number) => string | undefined;
  /** Changes when it was tried to save. */
  tries: number;
  onChange: (chosen: ChosenProblem[]) => void;
  /** Tells screen readers what has become of a row. */
  onSaid: (words: string) => void;
}

/** The problems that are to join a contest, put in order by dragging a row or with its arrows. */
export function ChosenProblems({ chosen, ids, errorAt, tries, onChange, onSaid }: ChosenProblemsProps) {
  const say = usePhrases(addProblemsPhrases);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-faulty] input')?.focus();
  }, [tries]);

  const change = (place: number, part: Partial<ChosenProblem>) =>
    onChange(chosen.map((problem, at) => (at === place ? { ...problem, ...part } : problem)));
  const order = useRowOrder(chosen.length, (from, to) => {
    onChange(moved(chosen, from, to));
    onSaid(say('moved', { problem: chosen[from]?.problemId ?? '', place: to + 1 }));
  });

  return (
    <>
      <List ref={list} aria-label={say('chosen')}>
        {chosen.map(({ pid, problemId, displayId, displayTitle, color }, place) => {
          const problem = { problem: problemId };
          const id = ids[place] ?? '';
          const error = errorAt(place);
          return (
            <Row key={pid} data-faulty={error === undefined ? undefined : true} {...order.rowOf(place)}>
              <RowGrip title={say('drag')} {...order.gripOf(place)} />
              <Balloon letter={id} color={color} size={20} />
              <Fields>
                <TextField
                  label={say('idOf', problem)}
                  labelHidden
                  size="small"
                  maxLength={20}
                  spellCheck={false}
                  autoComplete="off"
                  value={id}
                  onChange={event => change(place, { displayId: event.target.value })}
                  onBlur={() => displayId?.trim() === '' && change(place, { displayId: null })}
                />
                <TextField
                  label={say('titleOf', problem)}
                  labelHidden
                  size="small"
                  maxLength={255}
                  prefix={<ProblemId>{problemId}</ProblemId>}
                  value={displayTitle}
                  onChange={event => change(place, { displayTitle: event.target.value })}
                />
                <ColorPicker
                  label={say('colorOf', problem)}
                  labelHidden
                  minContrast={0}
                  swatches={balloonColors}
                  value={color}
                  onValueChange={value => change(place, { color: value })}
                />
              </Fields>
              <Actions>
                <IconButton
                  label={say('up', problem)}
                  size="small"
                  data-move="up"
                  disabled={place === 0}
                  onClick={() => order.step(place, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={say('down', problem)}
                  size="small"
                  data-move="down"
                  disabled={place === chosen.length - 1}
                  onClick={() => order.step(place, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={say('removeOne', problem)}
                  size="small"
                  onClick={() => {
                    onChange(chosen.toSpliced(place, 1));
                    onSaid(say('leftOut', problem));
                  }}
                >
                  <X />
                </IconButton>
              </Actions>
              {error !== undefined && <Fault role="alert">{error}</Fault>}
            </Row>
          );
        })}
      </List>
      {chosen.length > 1 && <QuietLine>{say('orderHint')}</QuietLine>}
    </>
  );
}

const List = styled.ol`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.line};
  ${draggedStyle}
  @container (max-width: 599px) {
    align-items: start;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr) 136px;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  @container (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ProblemId = styled.span`
  font: ${theme.font.number};
`;

const Actions = styled.span`
  display: inline-flex;
  gap: ${theme.space[1]};
  @container (max-width: 599px) {
    flex-direction: column;
  }
`;

const Fault = styled(FaultLine)`
  grid-column: 1 / -1;
`;
