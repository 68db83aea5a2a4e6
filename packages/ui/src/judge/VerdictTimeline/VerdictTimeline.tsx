import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Balloon } from '../../contest/Balloon/Balloon';
import type { ContestProblem } from '../../ranking/standing';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { useVerdictName } from '../../verdict/verdictNames';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import {
  folded,
  type PlacedSubmission,
  type SubmissionCluster,
  type TimedSubmission,
  ticksOf,
  type TimelineRow,
  timelineRows,
} from './timeline';

const words = phrases('verdictTimeline', {
  label: { zh: '提交时间线', en: 'Submissions over time' },
  seal: { zh: '{{problem}} 题，{{time}}，{{verdict}}', en: '{{problem}} at {{time}}: {{verdict}}' },
  more: {
    zh: '+{{count}}：{{problem}} 题 {{from}} 至 {{to}} 的提交，全部显示',
    en: '+{{count}} of {{problem}} from {{from}} to {{to}}: show all',
  },
  none: { zh: '还没有提交', en: 'No submissions yet' },
});

export interface VerdictTimelineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Rows, in order. Keep the array in a constant or memo. */
  problems: readonly ContestProblem[];
  /** What is drawn, in any order. */
  submissions: readonly TimedSubmission[];
  /** Length of the contest, in seconds. */
  durationSeconds: number;
  /** Seconds from the start to the freeze; the time after it is hatched. Null: no freeze. */
  freezeAtSeconds?: number | null | undefined;
  /** Makes each seal a button. */
  onOpenSubmission?: (submission: TimedSubmission) => void;
  /** Wraps a seal in the link of the host's router, instead of the button. */
  renderLink?: (submission: TimedSubmission, seal: ReactNode) => ReactNode;
}

/** What one person handed in during a contest: a row per problem, a seal per submission where its time is. */
export const VerdictTimeline = forwardRef<HTMLDivElement, VerdictTimelineProps>(function VerdictTimeline(
  { problems, submissions, durationSeconds, freezeAtSeconds, onOpenSubmission, renderLink, style, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const rows = useMemo(() => timelineRows(problems, submissions, durationSeconds), [problems, submissions, durationSeconds]);
  const freeze = typeof freezeAtSeconds === 'number' && freezeAtSeconds < durationSeconds ? freezeAtSeconds / durationSeconds : undefined;
  if (submissions.length === 0) {
    return (
      <Frame ref={ref} style={style} {...rest}>
        <p>{say('none')}</p>
      </Frame>
    );
  }
  return (
    <Frame ref={ref} tabIndex={0} aria-label={say('label')} style={{ ...style, '--freeze': freeze ?? 1 } as CSSProperties} {...rest}>
      <Rows data-frozen={freeze === undefined ? undefined : true}>
        {rows.map(row => (
          <ProblemRow key={row.problem.label} row={row} onOpen={onOpenSubmission} renderLink={renderLink} />
        ))}
      </Rows>
      <Axis aria-hidden>
        {ticksOf(durationSeconds).map(tick => (
          <span key={tick} style={{ '--share': tick / durationSeconds } as CSSProperties}>
            {timeText(tick)}
          </span>
        ))}
      </Axis>
    </Frame>
  );
});

interface Acts {
  onOpen: VerdictTimelineProps['onOpenSubmission'];
  renderLink: VerdictTimelineProps['renderLink'];
}

/** Folded to three lines until somebody wants to see all of them; the focus goes to the first that was gathered. */
function ProblemRow({ row, ...acts }: Acts & { row: TimelineRow }) {
  const { problem } = row;
  const track = useRef<HTMLOListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { submissions, clusters, lanes } = isUnfolded ? row : folded(row);
  const unfold = ({ submissions: [first] }: SubmissionCluster) => {
    flushSync(() => setUnfolded(true));
    const place = row.submissions.findIndex(({ id }) => id === first?.id);
    track.current?.children[place]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Row style={{ '--lanes': lanes } as CSSProperties}>
      <Balloon letter={problem.label} color={problem.color} size={22} label={[problem.label, problem.title].filter(Boolean).join(' ')} />
      <Track ref={track}>
        {submissions.map(each => (
          <li key={each.id} style={placeOf(each)}>
            <Stamp submission={each} {...acts} />
          </li>
        ))}
        {clusters.map(each => (
          <li key={`more ${each.submissions[0]?.id}`} style={placeOf(each)}>
            <More cluster={each} onUnfold={() => unfold(each)} />
          </li>
        ))}
      </Track>
    </Row>
  );
}

const placeOf = ({ share, lane }: { share: number; lane: number }) => ({ '--share': share, '--lane': lane }) as CSSProperties;

function More({ cluster: { submissions }, onUnfold }: { cluster: SubmissionCluster; onUnfold: () => void }) {
  const say = usePhrases(words);
  const [first] = submissions;
  const last = submissions.at(-1);
  if (!first || !last) return null;
  const times = { from: timeText(first.atSeconds), to: timeText(last.atSeconds) };
  const spoken = say('more', { count: submissions.length, problem: first.problem, ...times });
  return (
    <Chip type="button" aria-label={spoken} title={spoken} onClick={onUnfold}>
      +{submissions.length}
    </Chip>
  );
}

interface StampProps extends Acts {
  submission: PlacedSubmission;
}

function Stamp({ submission, onOpen, renderLink }: StampProps) {
  const say = usePhrases(words);
  const nameOf = useVerdictName();
  const { problem, status, score, atSeconds } = submission;
  const spoken = say('seal', { problem, time: timeText(atSeconds), verdict: nameOf(status) });
  const seal = <VerdictSeal status={status} score={score} aria-label={spoken} title={spoken} />;
  if (renderLink) return renderLink(submission, seal);
  if (!onOpen) return seal;
  return (
    <Press type="button" onClick={() => onOpen(submission)}>
      {seal}
    </Press>
  );
}

/** "2:05", hours and minutes. */
const timeText = (seconds: number) => `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

const Frame = styled.div.attrs({ role: 'group' })`
  min-width: 0;
  padding: 0 0 6px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-x: auto;
  ${focusRing}
  & > p {
    margin: 0;
    padding: ${theme.space[7]};
    color: ${theme.color.text3};
    text-align: center;
  }
`;

const Rows = styled.ol`
  min-width: 760px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  border-block-end: 1px solid ${theme.color.line};
  & > svg {
    position: sticky;
    inset-inline-start: 16px;
    z-index: 1;
    margin-inline-start: 16px;
  }
`;

const Track = styled.ol`
  position: relative;
  height: calc(var(--lanes) * 28px + 12px);
  margin: 0 40px;
  padding: 0;
  list-style: none;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline: calc(var(--freeze) * 100%) -40px;
    content: '';
  }
  [data-frozen] &::before {
    background: repeating-linear-gradient(
      135deg,
      color-mix(in oklch, var(--oj-run) 16%, ${theme.color.surface}) 0 2px,
      var(--oj-run-soft) 2px 8px
    );
    print-color-adjust: exact;
  }
  & > li {
    position: absolute;
    inset-block-start: calc(var(--lane) * 28px + 9px);
    inset-inline-start: calc(var(--share) * 100%);
    translate: -50%;
  }
  & a {
    ${focusRing}
    display: block;
    border-radius: ${theme.radius.seal};
  }
  @media (forced-colors: active) {
    [data-frozen] &::before {
      border-inline-start: 2px dashed CanvasText;
    }
  }
`;

const Press = styled.button`
  ${focusRing}
  display: block;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  cursor: pointer;
  &:hover {
    filter: brightness(1.08);
  }
`;

const Chip = styled.button`
  ${focusRing}
  min-width: 34px;
  height: 24px;
  padding: 0 6px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.seal};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.number};
  cursor: pointer;
  &:hover {
    color: ${theme.color.text};
  }
`;

const Axis = styled.div`
  position: relative;
  min-width: 624px;
  height: 22px;
  margin: 4px 40px 0 96px;
  color: ${theme.color.text3};
  font: 400 11px/16px ${theme.family.mono};
  & > span {
    position: absolute;
    inset-inline-start: calc(var(--share) * 100%);
    translate: -50%;
  }
`;
