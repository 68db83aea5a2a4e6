import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { pigmentVariables } from '../../verdict/pigmentVariables';
import { verdictOf } from '../../verdict/verdicts';
import { type JudgedCase, wasNotRun } from '../CaseGrid/judgedCase';

interface MatrixTileProps {
  judged: JudgedCase;
  spoken: string;
  /** The one cell that Tab leads to. */
  isStop: boolean;
  onFocus: () => void;
  onOpen: (() => void) | undefined;
}

/** A cell with the letters of a verdict; hollow where nothing ran. */
export function MatrixTile({ judged, spoken, isStop, onFocus, onOpen }: MatrixTileProps) {
  const { letters, pigment, underway } = verdictOf(judged.status);
  const notRun = wasNotRun(judged);
  return (
    <Cell
      data-cell
      title={spoken}
      tabIndex={isStop ? 0 : -1}
      data-pigment={pigment}
      data-verdict={letters}
      data-underway={underway || undefined}
      data-not-run={notRun || undefined}
      data-opens={onOpen ? true : undefined}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onOpen?.();
        }
      }}
    >
      <Spoken>{spoken}</Spoken>
      <span aria-hidden>{notRun ? '·' : letters}</span>
    </Cell>
  );
}

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Cell = styled.td.attrs({ role: 'gridcell' })`
  ${pigmentVariables}
  position: relative;
  padding: 2px;
  outline: 0;
  &[data-opens] {
    cursor: pointer;
  }
  & > [aria-hidden] {
    display: grid;
    place-items: center;
    min-width: 34px;
    min-height: 28px;
    border-radius: ${theme.radius.seal};
    background: var(--pigment);
    color: ${theme.color.onSolid};
    font: 600 11px/14px ${theme.family.mono};
  }
  &[data-verdict='AC'] > [aria-hidden],
  &[data-underway] > [aria-hidden] {
    background: var(--pigment-soft);
    color: var(--pigment-fg);
  }
  &[data-not-run] > [aria-hidden] {
    background: transparent;
    color: ${theme.color.text3};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &:focus-visible > [aria-hidden] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    & > [aria-hidden] {
      border: 1px solid CanvasText;
    }
  }
`;
