import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names what progresses. */
  label: string;
  /** 0…max. */
  value: number;
  /** Largest value. Default 100. */
  max?: number;
  /** Says the value in words, instead of a percentage: "23 of 40 tests". */
  valueText?: string;
  /** Shows label and value over the bar. Default false: only screen readers get them. */
  showText?: boolean;
  /** Colour of the bar. Default `ink`. */
  tone?: 'ink' | 'success' | 'danger' | 'running';
}

/** How far something known has come. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, value, max = 100, valueText, showText = false, tone = 'ink', ...rest },
  ref,
) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const text = valueText ?? `${Math.round(share * 100)}%`;
  return (
    <Root ref={ref} data-tone={tone} {...rest}>
      {showText && (
        <Text aria-hidden>
          <span>{label}</span>
          <Value>{text}</Value>
        </Text>
      )}
      <Bar aria-label={label} aria-valuetext={text} value={share} max={1} />
    </Root>
  );
});

const Root = styled.div`
  --progress-color: ${theme.color.ink};
  min-width: 0;
  &[data-tone='success'] {
    --progress-color: var(--oj-ac);
  }
  &[data-tone='danger'] {
    --progress-color: var(--oj-wa);
  }
  &[data-tone='running'] {
    --progress-color: var(--oj-run);
  }
`;

const Text = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[5]};
  margin-block-end: 5px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;

const Value = styled.span`
  color: ${theme.color.text};
  font: ${theme.font.number};
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  border: 1px solid ${theme.color.line};
  border-radius: 4px;
  background: ${theme.color.sunken};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: 3px;
    background: var(--progress-color);
    transition: inline-size ${theme.motion.panel} ${theme.motion.ease};
  }
  &::-moz-progress-bar {
    border-radius: 3px;
    background: var(--progress-color);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
    &::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
