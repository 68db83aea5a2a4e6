import { forwardRef, type ReactNode } from 'react';
import type { Standing } from '../../ranking/standing';
import { CellLegend } from '../CellLegend/CellLegend';
import { FreezeBanner } from './FreezeBanner';
import { ScoreboardRoot, type ScoreboardRootOptions, type ScoreboardRootProps, type ScoreboardRows } from './ScoreboardRoot';
import { ScoreboardTable, type ScoreboardTableProps } from './ScoreboardTable';
import { ScoreboardToolbar, type ScoreboardToolbarProps } from './ScoreboardToolbar';

type TableOptions = Pick<ScoreboardTableProps, 'label' | 'maxHeight' | 'draw' | 'fit' | 'empty' | 'error'>;

export type ScoreboardProps = Omit<ScoreboardRootOptions, 'children'> &
  ScoreboardRows &
  TableOptions &
  Omit<ScoreboardToolbarProps, keyof ScoreboardRootOptions> & {
    /** Present while results are hidden; see `FreezeBanner`. */
    freeze?: { since?: string | undefined; hiddenCount?: number | undefined; live?: boolean } | undefined;
    /** More tools at the end of the toolbar, such as a download. */
    tools?: ReactNode;
  };

/** Toolbar, board and legend in one. For another arrangement put the parts together under `Scoreboard.Root`. */
const ScoreboardPreset = forwardRef<HTMLDivElement, ScoreboardProps>(function Scoreboard(props, ref) {
  const { label, maxHeight, draw, fit, empty, error, freeze, tools, ...options } = props;
  const { autoRefresh, onAutoRefreshChange, autoRefreshSeconds, forceUpdate, onForceUpdateChange, ...more } = options;
  const { offerRealNames, offerConcerned, banner, ...root } = more;
  const toolbar = {
    autoRefresh,
    onAutoRefreshChange,
    autoRefreshSeconds,
    forceUpdate,
    onForceUpdateChange,
    offerRealNames,
    offerConcerned,
  };
  return (
    <ScoreboardRoot ref={ref} {...(root as ScoreboardRootProps)}>
      <ScoreboardToolbar {...toolbar} banner={banner ?? (freeze && <FreezeBanner {...freeze} />)}>
        {tools}
      </ScoreboardToolbar>
      <ScoreboardTable label={label} maxHeight={maxHeight} draw={draw} fit={fit} empty={empty} error={error} />
      {(props.standings.length > 0 || !props.loading) && (
        <CellLegend kind={props.kind} withVirtual={props.standings.some(({ virtual }: Standing) => virtual)} />
      )}
    </ScoreboardRoot>
  );
});

/** The board of a contest: who solved what, and when. */
export const Scoreboard = Object.assign(ScoreboardPreset, {
  Root: ScoreboardRoot,
  Toolbar: ScoreboardToolbar,
  Banner: FreezeBanner,
  Table: ScoreboardTable,
  Legend: CellLegend,
});
