import { Calendar, Clock, Medal, Trophy, Users } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { durationText, lengthMs, pauseAt, phaseOf } from '../Countdown/contestClock';
import { Countdown } from '../Countdown/Countdown';
import { useServerClock } from '../Countdown/useServerClock';
import { formatMoment } from '../../format/moments';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { clampedTitle } from '../../theme/clampedTitle';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { contestPhrases } from './contestPhrases';
import type { ContestSummary } from './contestSummary';
import { AuthTag, KindTag, PhaseTag } from './ContestTags';

export interface ContestCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** What the card tells of. */
  contest: ContestSummary;
  /** Wraps the title in the link of the host's router. */
  renderLink?: (title: ReactNode) => ReactNode;
  /** Wraps the tag of the rules, for example in a link to all contests of that kind. */
  renderKind?: (tag: ReactNode) => ReactNode;
  /** Buttons at the end, such as the scoreboard for everyone. */
  actions?: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Clock of the server minus clock of this device, in ms. Default 0. */
  serverOffsetMs?: number | undefined;
  /** Holds the clock at this moment, ms since 1970. */
  now?: number | undefined;
}

/** A contest in a list. The edge at its start tells whether it is to come, on, or over. */
export const ContestCard = forwardRef<HTMLElement, ContestCardProps>(function ContestCard(
  { contest, renderLink = title => title, renderKind, actions, headingLevel = 2, serverOffsetMs, now, ...rest },
  ref,
) {
  const say = usePhrases(contestPhrases);
  const locale = useLocale();
  const { title, kind, auth, startAt, endAt, pauses, participantCount } = contest;
  const clock = useServerClock({ serverOffsetMs, now });
  const phase = phaseOf(contest, clock);
  const Emblem = kind === 'acm' ? Trophy : Medal;
  return (
    <Root ref={ref} data-phase={phase} aria-label={title} {...rest}>
      <Emblem aria-hidden />
      <Texts>
        <Title as={`h${headingLevel}`} title={title}>
          {renderLink(title)}
        </Title>
        <Facts>
          <span>
            <Calendar aria-hidden />
            <Spoken>{say('starts')} </Spoken>
            <time dateTime={new Date(startAt).toISOString()}>{momentText(startAt, locale)}</time>
          </span>
          <span>
            <Clock aria-hidden />
            <Spoken>{say('duration')} </Spoken>
            {durationText(lengthMs(contest), locale)}
          </span>
          {typeof participantCount === 'number' && (
            <span>
              <Users aria-hidden />
              {say('participants', { count: participantCount })}
            </span>
          )}
        </Facts>
      </Texts>
      <End>
        <Tags>
          <KindTag kind={kind} {...(renderKind && { render: renderKind })} />
          <AuthTag auth={auth} />
          <PhaseTag phase={phase} paused={pauseAt(contest, clock) !== undefined} />
        </Tags>
        {phase !== 'ended' && <Countdown startAt={startAt} endAt={endAt} pauses={pauses} serverOffsetMs={serverOffsetMs} now={now} />}
        {actions}
      </End>
    </Root>
  );
});

/** The exact time, and which day of the week that is. */
const momentText = (atMs: number, locale: string) =>
  `${formatMoment(new Date(atMs))} ${new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(atMs)}`;

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: 16px 22px 16px 24px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow: clip;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 4px;
    background: ${theme.color.lineStrong};
    content: '';
  }
  &[data-phase='running']::before {
    background: var(--oj-ac);
  }
  &[data-phase='scheduled']::before {
    background: ${theme.color.accent};
  }
  & > svg {
    width: 26px;
    height: 26px;
    color: ${theme.color.text3};
  }
  &[data-phase='running'] > svg {
    color: var(--oj-ac-fg);
  }
  &[data-phase='scheduled'] > svg {
    color: ${theme.color.accent};
  }
  ${theme.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 14px 16px 14px 18px;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

const Texts = styled.div`
  min-width: 0;
`;

const Title = styled.h2`
  ${clampedTitle}
  margin: 0;
  font: ${theme.font.title};
  /* The clipped part of a link would count as a part of the target below. */
  & > a {
    display: block;
    max-height: 2lh;
    overflow: hidden;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.accent};
  }
  & a:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.text2};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
  & svg {
    width: 14px;
    height: 14px;
    flex: none;
    color: ${theme.color.text3};
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]} ${theme.space[6]};
  ${theme.phone} {
    grid-column: 2;
    justify-content: flex-start;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
