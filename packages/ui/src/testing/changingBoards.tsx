import { useState } from 'react';
import { Scoreboard } from '../contest/Scoreboard/Scoreboard';
import type { Standing } from '../ranking/standing';
import { problems, standings } from './exampleBoard';

/** A button that lets one row overtake another. For stories. */
export function Overtaking() {
  const [rows, setRows] = useState(standings);
  const overtake = () => {
    const swap = (rank: number) => (rank === 5 ? 4 : 5);
    const next = rows.map(row => (row.rank === 4 || row.rank === 5 ? { ...row, rank: swap(row.rank) } : row));
    setRows(next.sort((a, b) => (a.rank ?? 3.5) - (b.rank ?? 3.5)));
  };
  return (
    <>
      <button type="button" onClick={overtake}>
        Solve one more
      </button>
      <Scoreboard.Root kind="acm" problems={problems} standings={rows}>
        <Scoreboard.Table />
      </Scoreboard.Root>
    </>
  );
}

/** A button that changes one cell of one row. For stories. */
export function OneMoreTry({ teamHref }: { teamHref: (standing: Standing) => string }) {
  const [rows, setRows] = useState(standings);
  const fail = () =>
    setRows(rows.map(row => (row.id === 'kth_smallest' ? { ...row, cells: { ...row.cells, K: { wrongTries: 1 } } } : row)));
  return (
    <>
      <button type="button" onClick={fail}>
        Fail once
      </button>
      <Scoreboard kind="acm" problems={problems} standings={rows} teamHref={teamHref} onOpenCell={() => undefined} />
    </>
  );
}
