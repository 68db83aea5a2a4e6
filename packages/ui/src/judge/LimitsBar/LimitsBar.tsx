import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { styled } from 'styled-components';
import { formatMemory, formatTime } from '../../format/measures';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';

const words = phrases('limitsBar', {
  time: { zh: '用时', en: 'Time' },
  memory: { zh: '内存', en: 'Memory' },
  spoken: { zh: '{{kind}}：{{used}}，上限 {{limit}}', en: '{{kind}}: {{used}} of {{limit}}' },
});

export interface LimitsBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** What is measured: `time` in ms or `memory` in KB. */
  kind: 'time' | 'memory';
  /** Used: ms for time, KB for memory. */
  used: number;
  /** The limit that holds for the language, in the same unit. */
  limit: number;
}

/** How much of a limit a program used. Past the limit the bar is full and hatched. */
export const LimitsBar = forwardRef<HTMLDivElement, LimitsBarProps>(function LimitsBar({ kind, used, limit, ...rest }, ref) {
  const say = usePhrases(words);
  const format = kind === 'time' ? formatTime : formatMemory;
  const share = limit > 0 ? used / limit : 0;
  const texts = { used: format(used), limit: format(limit) };
  return (
    <Root
      ref={ref}
      aria-label={say(kind)}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={say('spoken', { kind: say(kind), ...texts })}
      data-over={used > limit || undefined}
      {...rest}
    >
      <span>{say(kind)}</span>
      <b>
        {texts.used} <small>/ {texts.limit}</small>
      </b>
      <i style={{ '--share': Math.min(1, share) } as CSSProperties} />
    </Root>
  );
});

const Root = styled.div.attrs({ role: 'meter' })`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: 4px ${theme.space[5]};
  min-width: 0;
  color: ${theme.color.text2};
  font: ${theme.font.label};

  & b {
    color: ${theme.color.text};
    font: ${theme.font.number};
    text-align: end;
  }
  & small {
    color: ${theme.color.text3};
    font-size: 12px;
  }
  & i {
    grid-column: 1 / -1;
    height: 6px;
    border-radius: 3px;
    background: ${theme.color.sunken};
    print-color-adjust: exact;
    overflow: hidden;
  }
  & i::before {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 3px;
    background: ${theme.color.ink};
    content: '';
    transform: scaleX(var(--share));
    transform-origin: 0 50%;
    transition: transform ${theme.motion.panel} ${theme.motion.ease};
  }
  &[data-over] b {
    color: var(--oj-wa-fg);
  }
  &[data-over] i::before {
    background: repeating-linear-gradient(135deg, var(--oj-wa) 0 3px, var(--oj-wa-soft) 3px 6px);
  }
  @media (forced-colors: active) {
    & i {
      border: 1px solid CanvasText;
    }
    & i::before {
      background: CanvasText;
    }
  }
`;
