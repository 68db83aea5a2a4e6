import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** Danqing over the parts of react-day-picker. */
export const calendarStyle = css`
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;

  & .rdp-months {
    position: relative;
  }
  & .rdp-month_grid {
    width: 100%;
    border-collapse: collapse;
  }
  & .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 2px;
  }
  & .rdp-nav button {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    cursor: pointer;
    ${focusRing}
  }
  & .rdp-nav button:hover {
    background: ${theme.color.hover};
  }
  & .rdp-nav button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  & .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: ${theme.color.text2};
  }
  & .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 30px;
    margin-block-end: 6px;
    font: ${theme.font.strong};
  }
  & .rdp-dropdowns {
    display: flex;
    gap: 4px;
  }
  & .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding-inline: 6px 4px;
    border-radius: ${theme.radius.control};
  }
  & .rdp-dropdown_root:hover {
    background: ${theme.color.hover};
  }
  & .rdp-dropdown_root:focus-within {
    outline: 2px solid ${theme.color.focus};
  }
  & .rdp-dropdown {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    border: 0;
    opacity: 0;
    cursor: pointer;
  }
  & .rdp-dropdown option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  & .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    white-space: nowrap;
  }
  & .rdp-caption_label .rdp-chevron {
    width: 12px;
    height: 12px;
  }
  & .rdp-weekday {
    height: 28px;
    padding: 0;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
    text-align: center;
  }
  & .rdp-day {
    padding: 1px 0;
    text-align: center;
  }
  & .rdp-day_button {
    width: 100%;
    height: 32px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & .rdp-day_button:focus-visible {
    outline-offset: 0;
  }
  & .rdp-day_button:hover:not(:disabled) {
    background: ${theme.color.hover};
  }
  & .rdp-outside {
    color: ${theme.color.text3};
  }
  & .rdp-today .rdp-day_button {
    border-color: ${theme.color.lineStrong};
    font-weight: 600;
  }
  & .rdp-selected .rdp-day_button,
  & .rdp-selected .rdp-day_button:hover:not(:disabled) {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
  & .rdp-disabled .rdp-day_button {
    color: ${theme.color.text3};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
    }
  }
`;
