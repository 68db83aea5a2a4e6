import { ChevronLeft, ChevronRight, ChevronsUp } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { type Ceremony, hiddenCount, type Stage } from '../../ranking/ceremony';
import { medalCounts, type MedalCounts } from '../../ranking/medals';
import type { AcmStanding, ContestProblem } from '../../ranking/standing';
import { usePhrases } from '../../locale/LocaleProvider';
import type { ShownName } from '../Scoreboard/boardFilter';
import { theme } from '../../theme/theme';
import { CeremonyBoard } from './CeremonyBoard';
import { CeremonyCaption } from './CeremonyCaption';
import { resolverPhrases } from './resolverPhrases';
import { AwardScreen, TitleScreen } from './CeremonyScreen';
import { awardOf, type CeremonyMove, type Frame, useCeremony } from './useCeremony';

export interface ResolverProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** Columns, in order; the solvers are counted on each stage. Keep the three arrays in constants or memos: a new one starts the ceremony again. */
  problems: readonly ContestProblem[];
  /** The board as it was at the freeze, hidden tries in `pendingTries`. */
  frozen: readonly AcmStanding[];
  /** The true board, in order: the same participants. */
  final: readonly AcmStanding[];
  /** How many win which medal. Default: 10, 20 and 30 % of the ranked, rounded down. */
  medals?: MedalCounts;
  /** Name of the contest, large on a page of its own before the first step. Default: there is no such page. */
  title?: ReactNode;
  /**
   * Whether the medal of a place is told before it is settled, and whoever wins it is shown large until the next step. Default false: the
   * line above the board says it.
   */
  presentsAwards?: boolean;
  /** What a wrong try before an accepted one costs. Default 20 minutes. */
  penaltyPerTrySeconds?: number;
  /** Whether times of accepted tries count in whole minutes, rounded down. Default false: they count in seconds. */
  countsWholeMinutes?: boolean;
  /** Kind of name that is shown. Default `username`. */
  shownName?: ShownName;
  /** CSS length of the board at most. Default `72vh`. */
  maxHeight?: string;
  /** Called with each stage that the board shows, also with the first. */
  onStage?: (stage: Stage) => void;
}

const moveOfKey: Readonly<Record<string, CeremonyMove>> = {
  ' ': 'next',
  ArrowRight: 'next',
  Enter: 'next',
  ArrowLeft: 'back',
  Backspace: 'back',
  PageDown: 'team',
  Home: 'start',
  End: 'end',
};

/** The second tap of a double tap comes sooner after what the first one did. */
const DOUBLE_TAP_MS = 300;

/** React shows nothing for the others. */
const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';

/** Escape leaves what covers the board, as the next step does; on the board it belongs to the browser, which leaves the full screen. */
const moveOf = (key: string, isCovered: boolean) => (key === 'Escape' && isCovered ? 'next' : moveOfKey[key]);

/** The closing ceremony: hidden results open one by one, from the last place up, until the true board stands. */
export const Resolver = forwardRef<HTMLElement, ResolverProps>(function Resolver(
  {
    problems,
    frozen,
    final,
    medals,
    title,
    presentsAwards = false,
    penaltyPerTrySeconds,
    countsWholeMinutes = false,
    shownName = 'username',
    maxHeight = '72vh',
    onStage,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const say = usePhrases(resolverPhrases);
  const ceremony = useMemo<Ceremony>(
    () => ({
      problems: problems.map(({ label }) => label),
      final: new Map(final.map(row => [row.id, row])),
      countsWholeMinutes,
      ...(penaltyPerTrySeconds !== undefined && { penaltyPerTrySeconds }),
    }),
    [problems, final, penaltyPerTrySeconds, countsWholeMinutes],
  );
  const counts = useMemo(() => medals ?? medalCounts(final.filter(({ rank }) => rank !== null).length), [medals, final]);
  const options = { ceremony, medals: counts, hasTitle: isShown(title), presentsAwards };
  const { frame, atStart, atEnd, move } = useCeremony(frozen, options);
  const { stage, screen } = frame;
  const isCovered = screen !== 'board';
  const award = screen === 'award' ? awardOf(stage, ceremony, counts) : undefined;
  useEffect(() => {
    if (!isCovered) onStage?.(stage);
  }, [onStage, stage, isCovered]);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useKeepFocus(root, frame);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const go = (wish: CeremonyMove, { timeStamp }: SyntheticEvent) => {
    movedAt.current = timeStamp;
    move(wish);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const wish = moveOf(event.key, isCovered);
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (!wish || event.ctrlKey || event.metaKey || event.altKey || (onButton && (event.key === ' ' || event.key === 'Enter'))) return;
    event.preventDefault();
    go(wish, event);
  };
  // A mouse presses only what covers the board, a finger the board as well. Some browsers do not say which of them it was.
  const tap = (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    const isMeant = pointerType === 'mouse' ? isCovered : event.timeStamp - movedAt.current >= DOUBLE_TAP_MS;
    if (isMeant) go('next', event);
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label={say('label')} onKeyDown={press} {...rest}>
      <Bar>
        <CeremonyCaption
          stage={stage}
          ceremony={ceremony}
          medals={counts}
          shownName={shownName}
          cuesMedals={presentsAwards && screen === 'board'}
        />
        <Controls>
          <span>{atEnd ? say('done') : say('left', { count: hiddenCount(stage.standings) })}</span>
          <Button disabled={atStart} onClick={event => go('back', event)}>
            <ChevronLeft aria-hidden />
            {say('back')}
          </Button>
          <Button disabled={atEnd} onClick={event => go('team', event)}>
            <ChevronsUp aria-hidden />
            {say('nextTeam')}
          </Button>
          <Button tone="primary" disabled={atEnd} onClick={event => go('next', event)}>
            {say('next')}
            <ChevronRight aria-hidden />
          </Button>
        </Controls>
      </Bar>
      <Stack onClick={tap}>
        <Under data-covered={isCovered || undefined}>
          <CeremonyBoard
            stage={stage}
            ceremony={ceremony}
            problems={problems}
            medals={counts}
            shownName={shownName}
            maxHeight={maxHeight}
          />
        </Under>
        {screen === 'title' && <TitleScreen title={title} />}
        {award && <AwardScreen {...award} shownName={shownName} />}
      </Stack>
      <Hint>{say('keys')}</Hint>
    </Root>
  );
});

/** What is covered or disabled loses the focus: it goes to the ceremony, whose keys go on. */
function useKeepFocus(root: RefObject<HTMLElement | null>, frame: Frame) {
  const before = useRef(frame);
  useEffect(() => {
    if (before.current === frame) return;
    before.current = frame;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[data-covered], :disabled') !== null;
    if (isLost) root.current?.focus({ preventScroll: true });
  }, [root, frame]);
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums lining-nums;
  &:focus {
    outline: 0;
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

const Under = styled.div`
  &[data-covered] {
    visibility: hidden;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.text3};
  & > span {
    margin-inline-end: ${theme.space[4]};
    font: ${theme.font.number};
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
