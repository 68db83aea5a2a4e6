import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { clampedTitle } from '../../theme/clampedTitle';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** The card. The link of the title is stretched over it; other links and buttons lie above. */
export const cardStyle = css`
  position: relative;
  min-width: 0;
  padding: 16px 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  &:has(h2 a, h3 a, h4 a):hover {
    border-color: ${theme.color.lineStrong};
  }
  &[data-top] {
    border-inline-start: 4px solid var(--oj-wa);
  }
  &[data-disabled] {
    border-style: dashed;
    background: ${theme.color.sunken};
  }
  & > header {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[4]};
  }
  & > header > :is(h2, h3, h4) {
    ${clampedTitle}
    flex: 1;
    min-width: 0;
    margin: 0;
    font: 600 17px/26px ${theme.family.serif};
  }
  & > header > :is(h2, h3, h4) > a {
    color: inherit;
    text-decoration: none;
  }
  & > header > :is(h2, h3, h4) > a:hover {
    color: ${theme.color.accent};
  }
  & > header > :is(h2, h3, h4) > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  & > header > :is(h2, h3, h4) > a:focus-visible {
    outline: 0;
  }
  &:has(> header > :is(h2, h3, h4) > a:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & > header > [data-part='menu'],
  & > footer :is(a, button, time) {
    position: relative;
    z-index: 1;
  }
  & > header > [data-part='menu'] {
    flex: none;
    margin-block-start: -4px;
    margin-inline-end: -8px;
  }
  & > p {
    display: -webkit-box;
    max-width: 80ch;
    margin: 4px 0 0;
    overflow: hidden;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px ${theme.space[5]};
    min-width: 0;
    margin-block-start: 12px;
  }
  & > footer a {
    ${focusRing}
  }
  ${theme.phone} {
    padding: 14px 16px;
  }
`;

export const countsStyle = css`
  display: flex;
  gap: ${theme.space[6]};
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
  list-style: none;

  & > li {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & > li[data-liked] {
    color: ${theme.color.accent};
  }
  & svg {
    width: 14px;
    height: 14px;
  }
  & [data-part='spoken'] {
    ${visuallyHidden}
  }
`;
