import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Ceremony, Stage } from '../../ranking/ceremony';
import { type MedalCounts, medalOf } from '../../ranking/medals';
import type { AcmStanding, ContestProblem } from '../../ranking/standing';
import { useCellTexts } from '../cells/useCellTexts';
import { usePhrases } from '../../locale/LocaleProvider';
import { BoardHead } from '../Scoreboard/BoardHead';
import { BoardRow } from '../Scoreboard/BoardRow';
import type { ShownName } from '../Scoreboard/boardFilter';
import { gridStyle, portStyle } from '../Scoreboard/boardStyle';
import { scoreboardPhrases } from '../Scoreboard/scoreboardPhrases';
import { theme } from '../../theme/theme';
import { usePrinting } from '../../hooks/usePrinting';
import { useVirtualRows } from '../../hooks/useVirtualRows';
import { resolverPhrases } from './resolverPhrases';
import { withFinalRank } from './useCeremony';

interface CeremonyBoardProps {
  stage: Stage;
  ceremony: Ceremony;
  problems: readonly ContestProblem[];
  medals: MedalCounts;
  shownName: ShownName;
  maxHeight: string;
}

const ROW_PX = 48;
const HEAD_PX = 74;

/** The rows of a ceremony. The one whose turn it is stays in the lower part of the box. */
export function CeremonyBoard({ stage, ceremony, problems, medals, shownName, maxHeight }: CeremonyBoardProps) {
  const say = usePhrases(scoreboardPhrases);
  const sayMedal = usePhrases(resolverPhrases);
  const textsOf = useCellTexts();
  const { standings, cursor, step, nextProblem } = stage;
  const columns = useMemo(
    () => problems.map(problem => ({ ...problem, solvedCount: solversOf(problem, standings) })),
    [problems, standings],
  );
  const port = useRef<HTMLDivElement>(null);
  useFollow(port, cursor);
  const sizes = { rowHeightPx: ROW_PX, headHeightPx: HEAD_PX };
  const { indexes } = useVirtualRows({ port, count: standings.length, ...sizes, all: usePrinting(), keep: cursor });
  const measures = {
    '--board-height': maxHeight,
    '--problems': problems.length,
    '--rows': standings.length,
    '--pinned-top': 0,
    '--pinned-bottom': 0,
  };
  const spotlightOf = (id: string, index: number) => {
    if (step?.kind === 'opened' && step.entrantId === id) return step.problem;
    return index === cursor ? nextProblem : undefined;
  };
  const settled = (standing: AcmStanding): AcmStanding => {
    const row = withFinalRank(standing, ceremony);
    const medal = medalOf(row, medals);
    return medal ? { ...row, award: { name: sayMedal(medal), medal } } : unawarded(row);
  };
  return (
    <Port
      ref={port}
      tabIndex={0}
      aria-label={sayMedal('board')}
      data-kind="acm"
      data-density="comfortable"
      style={measures as CSSProperties}
    >
      <Grid aria-label={sayMedal('board')} aria-rowcount={standings.length + 1}>
        <BoardHead kind="acm" problems={columns} follows={false} activeColumn={-1} say={say} />
        <Rows data-rows>
          {indexes.map(index => {
            const standing = standings[index];
            if (!standing) return null;
            return (
              <BoardRow
                key={standing.id}
                kind="acm"
                standing={index > cursor ? settled(standing) : unawarded(standing)}
                index={index}
                problems={problems}
                shownName={shownName}
                density="comfortable"
                change={0}
                follows={false}
                teamHref={undefined}
                activeColumn={-1}
                turn={step ? standing.id === step.entrantId : index === cursor}
                spotlight={spotlightOf(standing.id, index)}
                say={say}
                textsOf={textsOf}
              />
            );
          })}
        </Rows>
      </Grid>
    </Port>
  );
}

/** What a row has won by the board that it comes from would give the ceremony away. */
const unawarded = (standing: AcmStanding): AcmStanding => (standing.award ? { ...standing, award: null } : standing);

/** How many have solved a problem on this stage: the count on the true board would give the ceremony away. */
const solversOf = ({ label }: ContestProblem, standings: readonly AcmStanding[]) =>
  standings.filter(({ cells }) => cells[label]?.accepted).length;

/** Scrolls so that the row whose turn it is stands at two thirds of the box. */
function useFollow(port: RefObject<HTMLElement | null>, cursor: number) {
  useEffect(() => {
    const box = port.current;
    if (!box) return;
    const top = Math.max(0, cursor) * ROW_PX - (box.clientHeight - HEAD_PX) * 0.66;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
  }, [port, cursor]);
}

const stamp = keyframes`
  from {
    opacity: 0;
    transform: scale(1.12);
  }
`;

const Port = styled.div.attrs({ role: 'group' })`
  ${portStyle}
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;

const Grid = styled.table.attrs({ role: 'grid' })`
  ${gridStyle}
  & tr[data-turn] {
    background: ${theme.color.accentSoft};
    box-shadow:
      inset 0 2px 0 ${theme.color.accent},
      inset 0 -2px 0 ${theme.color.accent};
    z-index: 2;
  }
  & tr[data-turn] > [data-stuck]:not([data-stuck='side']) {
    box-shadow:
      inset 0 2px 0 ${theme.color.accent},
      inset 0 -2px 0 ${theme.color.accent};
  }
  & tr[data-turn] > [data-stuck='side'] {
    box-shadow:
      inset 0 2px 0 ${theme.color.accent},
      inset 0 -2px 0 ${theme.color.accent},
      6px 0 8px -8px rgb(0 0 0 / 0.25);
  }
  @media not (prefers-reduced-motion: reduce) {
    & tr[data-placed] {
      transition-delay: 260ms;
    }
  }
  & td[data-spotlight] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  & td[data-spotlight]:not([data-state='pending']) {
    animation: ${stamp} ${theme.motion.stamp} ${theme.motion.ease};
  }
`;
