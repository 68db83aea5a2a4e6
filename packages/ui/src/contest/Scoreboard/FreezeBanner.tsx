import { Eye, Snowflake } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { scoreboardPhrases } from './scoreboardPhrases';

export interface FreezeBannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** When the board was frozen, as text: "17:00" or "4:00:00". */
  since?: string | undefined;
  /** Results that are hidden. */
  hiddenCount?: number | undefined;
  /** The reader sees past the freeze: says so instead. Default false. */
  live?: boolean;
}

/** Says that results are hidden, and how many; to an admin, that they are not. */
export const FreezeBanner = forwardRef<HTMLDivElement, FreezeBannerProps>(function FreezeBanner(
  { since, hiddenCount, live = false, ...rest },
  ref,
) {
  const say = usePhrases(scoreboardPhrases);
  const Icon = live ? Eye : Snowflake;
  const facts = [since && say('frozenAt', { time: since }), hiddenCount !== undefined && say('hidden', { count: hiddenCount })];
  return (
    <Banner ref={ref} data-live={live || undefined} {...rest}>
      <Icon aria-hidden />
      <strong>{say(live ? 'live' : 'frozen')}</strong>
      <span>{live ? say('liveHint') : facts.filter(Boolean).join(' · ')}</span>
    </Banner>
  );
});

const Banner = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  min-height: 36px;
  padding: 6px 14px 6px 24px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.runningSoft};
  color: ${theme.color.running};
  overflow: hidden;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 12px;
    background: repeating-linear-gradient(135deg, var(--oj-run) 0 3px, var(--oj-run-soft) 3px 7px);
    content: '';
    print-color-adjust: exact;
  }
  & > svg {
    width: 15px;
    height: 15px;
    flex: none;
  }
  & > strong {
    font-weight: 600;
  }
  &[data-live] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-live]::before {
    background: currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
