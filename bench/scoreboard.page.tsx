// The page that bench/scoreboard.mjs drives: our board, or a bare TanStack Virtual table with as many rows and columns.
import '../packages/ui/src/theme/tokens.css';
import '../packages/ui/src/theme/global.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { AcmStanding } from '../packages/ui/src/ranking/standing';
import { largeBoard } from '../packages/ui/src/testing/exampleBoard';
import { Scoreboard } from '../packages/ui/src/contest/Scoreboard/Scoreboard';

const asked = new URLSearchParams(location.search);
const rows = Number(asked.get('rows'));
const columns = Number(asked.get('columns'));
const board = largeBoard(rows, columns);
const ROW_PX = 48;

function Bare({ standings }: { standings: readonly AcmStanding[] }) {
  const port = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and nowhere else
  const virtual = useVirtualizer({
    count: standings.length,
    getScrollElement: () => port.current,
    estimateSize: () => ROW_PX,
    overscan: 3,
  });
  return (
    <div ref={port} id="port" style={{ height: 720, overflow: 'auto' }}>
      <table style={{ display: 'block', position: 'relative', height: virtual.getTotalSize(), width: 1400 }}>
        <tbody>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = standings[index];
            return (
              <tr key={index} style={{ position: 'absolute', top: start, height: ROW_PX }}>
                <td>{row?.rank}</td>
                <td>{row?.username}</td>
                <td>{row?.solved}</td>
                <td>{row?.penaltySeconds}</td>
                {board.problems.map(({ label }) => (
                  <td key={label}>{row?.cells[label]?.acceptedAtSeconds}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Ours = ({ standings }: { standings: readonly AcmStanding[] }) => (
  <Scoreboard kind="acm" problems={board.problems} standings={standings} maxHeight="720px" onOpenCell={() => undefined} />
);

const Shown = asked.get('board') === 'bare' ? Bare : Ours;
const root = createRoot(document.body.appendChild(document.createElement('div')));
const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
const port = () => document.querySelector<HTMLElement>('#port') ?? document.querySelector('[role=grid]')?.parentElement;

/** Milliseconds of script until the rows stand in the document, and until they have been painted. */
async function mount() {
  await frame();
  const started = performance.now();
  flushSync(() => root.render(<Shown standings={board.standings} />));
  const scriptMs = performance.now() - started;
  await frame();
  await frame();
  return { scriptMs, readyMs: performance.now() - started, nodes: document.querySelectorAll('table, table *').length };
}

/** Milliseconds between frames while the box scrolls, and of the slowest work within one. */
async function scroll(frames: number, stepPx: number) {
  const box = port();
  const gaps: number[] = [];
  let last = await frame();
  for (let each = 0; each < frames; each += 1) {
    box?.scrollBy(0, stepPx);
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return { gaps, nodes: document.querySelectorAll('table, table *').length };
}

/** Milliseconds of script for one cell that changes. */
async function update() {
  const place = 3;
  const standings = board.standings.map((row, index) =>
    index === place ? { ...row, cells: { ...row.cells, A: { wrongTries: 9 } } } : row,
  );
  const started = performance.now();
  flushSync(() => root.render(<Shown standings={standings} />));
  return performance.now() - started;
}

Object.assign(window, { bench: { mount, scroll, update } });
