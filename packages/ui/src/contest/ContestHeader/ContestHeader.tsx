import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { lengthMs, pauseAt, phaseOf, progressOf } from '../Countdown/contestClock';
import type { ContestSummary } from '../ContestCard/contestSummary';
import { AuthTag, KindTag, PhaseTag } from '../ContestCard/ContestTags';
import { Countdown } from '../Countdown/Countdown';
import { FreezeTag } from '../Countdown/FreezeTag';
import { useServerClock } from '../Countdown/useServerClock';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { contestHeaderPhrases } from './contestHeaderPhrases';
import { ContestProgress } from './ContestProgress';
import { InkHorizon } from './InkHorizon';

export interface ContestHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title' | 'children'> {
  /** What the header tells of. */
  contest: Omit<ContestSummary, 'id'>;
  /** Second name after the title: in another language, a number, a year. */
  subtitle?: ReactNode;
  /** The group of the contest; stands after the tags of state, rules and access. */
  tags?: ReactNode;
  /** Submissions in each minute of the contest, pauses left out; drawn as hills behind the head. Keep the array in a constant or memo. */
  submissionsPerMinute?: readonly number[];
  /** Clock of the server minus clock of this device, in ms; shown when it is given. */
  serverOffsetMs?: number | undefined;
  /** Holds the clock at this moment, ms since 1970. */
  now?: number | undefined;
  /** `TabLinks`; stand below everything else. */
  tabs?: ReactNode;
  /** One line of title, state and clock over a thin bar: for pages that are about something else, such as a scoreboard. Default false. */
  compact?: boolean;
}

const nothing: readonly number[] = [];

/** The head of all pages of a contest: what it is, how long it lasts, and a horizon of how busy it was. */
export const ContestHeader = forwardRef<HTMLElement, ContestHeaderProps>(function ContestHeader(
  { contest, subtitle, tags, submissionsPerMinute = nothing, serverOffsetMs, now, tabs, compact = false, ...rest },
  ref,
) {
  const { title, kind, auth } = contest;
  const clock = useServerClock({ serverOffsetMs, now });
  const phase = phaseOf(contest, clock);
  const durationMinutes = lengthMs(contest) / 60_000;
  const heading = (
    <Title>
      {title} {subtitle && <small>{subtitle}</small>}
    </Title>
  );
  const state = (
    <Tags>
      <PhaseTag phase={phase} paused={pauseAt(contest, clock) !== undefined} />
      {!compact && <KindTag kind={kind} />}
      {!compact && <AuthTag auth={auth} />}
      <FreezeTag times={contest} nowMs={clock} />
      {tags}
    </Tags>
  );
  return (
    <Root ref={ref} data-phase={phase} data-compact={compact || undefined} {...rest}>
      {!compact && <InkHorizon perMinute={submissionsPerMinute} durationMinutes={durationMinutes} share={progressOf(contest, clock)} />}
      <Row>
        {compact ? (
          <Line>
            {heading}
            {state}
          </Line>
        ) : (
          <Texts>
            {state}
            {heading}
          </Texts>
        )}
        <ClockPart contest={contest} phase={phase} serverOffsetMs={serverOffsetMs} now={now} compact={compact} />
      </Row>
      <ContestProgress times={contest} nowMs={clock} slim={compact} />
      {tabs && <Tabs>{tabs}</Tabs>}
    </Root>
  );
});

type ClockPartProps = Pick<ContestHeaderProps, 'contest' | 'serverOffsetMs' | 'now' | 'compact'> & { phase: ReturnType<typeof phaseOf> };

function ClockPart({ contest, phase, serverOffsetMs, now, compact }: ClockPartProps) {
  const say = usePhrases(contestHeaderPhrases);
  const offset = serverOffsetMs === undefined ? undefined : signed(serverOffsetMs);
  return (
    <ClockColumn>
      {phase !== 'ended' && offset && !compact && <span>{say('offset', { offset })}</span>}
      <Countdown
        size={compact ? 'small' : 'large'}
        startAt={contest.startAt}
        endAt={contest.endAt}
        pauses={contest.pauses}
        serverOffsetMs={serverOffsetMs}
        now={now}
      />
    </ClockColumn>
  );
}

/** Seconds with a sign, where nothing is not less than nothing. */
function signed(ms: number): string {
  const seconds = Math.round(ms / 100) / 10 || 0;
  return `${seconds < 0 ? '' : '+'}${seconds.toFixed(1)}`;
}

const Root = styled.header`
  position: relative;
  color: ${theme.color.text};
  font: ${theme.font.body};
  isolation: isolate;
  padding-block-start: 20px;
  & > svg {
    z-index: -1;
  }
  &[data-compact] {
    padding-block-start: 4px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[5]} ${theme.space[10]};
  margin-block-end: 22px;
  [data-compact] > & {
    flex-wrap: nowrap;
    align-items: center;
    gap: ${theme.space[6]};
    margin-block-end: 8px;
  }
`;

const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  min-width: 0;
`;

const Texts = styled.div`
  flex: 1 1 320px;
  min-width: 0;
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Title = styled.h1`
  margin: 8px 0 0;
  font: ${theme.font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  &:lang(zh) {
    letter-spacing: 0;
  }
  & > small {
    margin-inline-start: 6px;
    color: ${theme.color.text2};
    font: 400 24px/30px ${theme.family.serif};
    letter-spacing: 0.01em;
  }
  [data-compact] & {
    margin: 0;
    font: 600 20px/28px ${theme.family.serif};
    letter-spacing: 0;
    & > small {
      font-size: 16px;
    }
  }
  ${theme.phone} {
    font: ${theme.font.heading};
    & > small {
      display: block;
      margin: 2px 0 0;
      font-size: 18px;
    }
  }
`;

const ClockColumn = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  margin-inline-start: auto;
  & > span:not(:last-child) {
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
  & [data-paused] {
    text-align: end;
  }
  [data-compact] & [data-phase] > small {
    display: block;
    margin: 0;
  }
  [data-compact] & [data-phase] > span {
    font-size: 20px;
    line-height: 28px;
  }
  ${theme.phone} {
    align-items: flex-start;
    margin-inline-start: 0;
    & [data-paused] {
      text-align: start;
    }
  }
`;

const Tabs = styled.div`
  margin-block-start: 14px;
  [data-compact] > & {
    margin-block-start: 2px;
  }
`;
