import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** The look of a tag, for a host that styles its router link as one; `data-tone` as in `Tag`. */
export const tagStyle = css`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 100%;
  min-height: 24px;
  padding: 2px 9px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  &[data-tone='accent'] {
    border-color: color-mix(in oklch, ${theme.color.accent} 40%, transparent);
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  &[data-tone='success'] {
    border-color: color-mix(in oklch, ${theme.color.success} 40%, transparent);
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    border-color: color-mix(in oklch, ${theme.color.warn} 40%, transparent);
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-tone='danger'] {
    border-color: color-mix(in oklch, ${theme.color.danger} 40%, transparent);
    background: ${theme.color.dangerSoft};
    color: var(--oj-wa-fg);
  }
  &[data-tone='running'] {
    border-color: color-mix(in oklch, ${theme.color.running} 40%, transparent);
    background: ${theme.color.runningSoft};
    color: ${theme.color.running};
  }
  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):hover {
    border-color: ${theme.color.lineStrong};
  }
  & > svg {
    width: 14px;
    height: 14px;
    flex: none;
  }
`;
