import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { pigmentVariables } from '../../verdict/pigmentVariables';
import { useVerdictName } from '../../verdict/verdictNames';
import { verdictOf } from '../../verdict/verdicts';
import { VerdictIcon } from '../VerdictIcon/VerdictIcon';
import { caseGridPhrases } from './caseGridPhrases';
import { type JudgedCase, wasNotRun } from './judgedCase';
import { nextTile } from './nextTile';

/** Number of cases from which on tiles shrink to one line. */
const DENSE_FROM = 61;

interface CaseTilesProps {
  cases: readonly JudgedCase[];
  label: string;
  /** Place of the chosen case. */
  selected: number | undefined;
  onSelect: (place: number) => void;
}

/** A listbox of cases: one tab stop, arrows move, what is focused is chosen. */
export function CaseTiles({ cases, label, selected, onSelect }: CaseTilesProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = cases.some(({ place }) => place === selected) ? selected : cases[0]?.place;
  const press = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const next = nextTile(event.key, tiles);
    if (!next) return;
    event.preventDefault();
    next.focus();
    onSelect(Number(next.dataset.place));
  };
  return (
    <List ref={list} aria-label={label} tabIndex={-1} data-dense={cases.length >= DENSE_FROM || undefined} onKeyDown={press}>
      {cases.map(each => (
        <Tile key={each.place} judged={each} selected={each.place === selected} tabbable={each.place === current} onSelect={onSelect} />
      ))}
    </List>
  );
}

interface TileProps {
  judged: JudgedCase;
  selected: boolean;
  tabbable: boolean;
  onSelect: (place: number) => void;
}

function Tile({ judged, selected, tabbable, onSelect }: TileProps) {
  const say = usePhrases(caseGridPhrases);
  const nameOf = useVerdictName();
  const { place, status, score } = judged;
  const { name, letters, pigment, underway } = verdictOf(status);
  const isWaiting = name === 'pending';
  const notRun = wasNotRun(judged);
  const verdict = notRun ? say('notRun') : nameOf(status);
  const hasRun = !isWaiting && !notRun;
  return (
    <Square
      aria-selected={selected}
      tabIndex={tabbable ? 0 : -1}
      data-place={place}
      data-pigment={pigment}
      data-verdict={letters}
      data-underway={underway || undefined}
      data-waiting={isWaiting || undefined}
      data-not-run={notRun || undefined}
      onClick={() => onSelect(place)}
    >
      <Spoken>{say('tile', { place, verdict })}</Spoken>
      <small aria-hidden>{place}</small>
      {hasRun && (
        <span aria-hidden>
          <VerdictIcon status={status} />
          {letters === 'PAC' && typeof score === 'number' ? score : letters}
        </span>
      )}
    </Square>
  );
}

const List = styled.div.attrs({ role: 'listbox' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(54px, 1fr));
  gap: 4px;
  max-height: 336px;
  margin: -3px 0 -3px -3px;
  padding: 3px;
  overflow: auto;

  &[data-dense] {
    grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
  }
  &[data-dense] [role='option']:not([data-waiting], [data-not-run]) > small {
    display: none;
  }
  &[data-dense] [role='option'] {
    min-height: 26px;
  }
  @media print {
    max-height: none;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Square = styled.div.attrs({ role: 'option' })`
  ${pigmentVariables}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 40px;
  border-radius: ${theme.radius.seal};
  background: var(--pigment);
  color: ${theme.color.onSolid};
  font: 600 11px/14px ${theme.family.mono};
  cursor: pointer;
  user-select: none;

  & small {
    font: 500 11px/13px ${theme.family.mono};
  }
  & > [aria-hidden] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  & svg {
    width: 11px;
    height: 11px;
    stroke-width: 2.8;
  }
  &[data-verdict='AC'] {
    background: var(--pigment-soft);
    color: var(--pigment-fg);
  }
  &[data-underway] {
    background: var(--pigment-soft);
    color: var(--pigment-fg);
    box-shadow: inset 0 0 0 1.5px var(--pigment);
  }
  &[data-waiting] {
    background: ${theme.color.hover};
    color: ${theme.color.text3};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &[data-not-run] {
    background: transparent;
    color: ${theme.color.text3};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
