// What a person sees of a start. On a terminal a step is one line that becomes a tick with its seconds; elsewhere it is a line when it begins and one when it has ended.

const REDRAW_MS = 250;
const BAR = 20;
const isTerminal = process.stdout.isTTY && process.env.TERM !== 'dumb';
/** Steps that are running, the oldest first. */
const live = [];
/** All steps of this command. */
const begun = [];
let heed = () => undefined;
let isVerbose = false;
let drawn = 0;
let timer;

/** Whether the output of all steps is shown, too. */
export const showAll = () => void (isVerbose = true);
export const showsAll = () => isVerbose;

export const say = sentence => print(console.log, sentence);
export const complain = sentence => print(console.error, sentence);

function print(how, sentence) {
  clear();
  how(`[oj] ${sentence}`);
  draw();
}

/** Begins a step. `progress` tells how far it is, from 0 to 1, or undefined. @returns a function that says how it ended. */
export function begin(what, progress = () => undefined) {
  const step = { what, progress, since: performance.now() };
  begun.push(step);
  heed();
  if (!isTerminal || isVerbose) say(`${what} …`);
  else {
    clear();
    live.push(step);
    draw();
    timer ??= setInterval(() => (clear(), draw()), REDRAW_MS).unref();
  }
  return isWell => {
    const took = `${seconds(step)} s`;
    step.took = seconds(step);
    step.isDone = isWell;
    const isLive = live.includes(step);
    clear();
    if (isLive) live.splice(live.indexOf(step), 1);
    if (isLive) write([`${isWell ? '✓' : '✗'} ${what}  ${took}`]);
    else if (isWell) console.log(`[oj] ${what}: ${took}`);
    draw();
    if (!live.length) timer = clearInterval(timer);
  };
}

/** Registers a function that is called at the beginning of every further step. */
export const whenStepBegins = does => void (heed = does);
/** Finished steps and running ones, in this order; `share` is the progress from 0 to 1, or null. */
export const steps = () =>
  begun.map(step => ({
    what: step.what,
    seconds: step.took ?? String(Math.round(seconds(step))),
    isDone: step.isDone === true,
    share: step.took ? null : (step.progress() ?? null),
  }));

const seconds = ({ since }) => ((performance.now() - since) / 1000).toFixed(1);

function lineOf(step) {
  const share = step.progress();
  const full = Math.round((share ?? 0) * BAR);
  const bar = share === undefined ? '' : `  ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.round(share * 100)} %`;
  return `… ${step.what}  ${Math.round(seconds(step))} s${bar}`;
}

/** Each line takes one row of the terminal, or clearing would take away too few. */
function write(lines) {
  const columns = process.stdout.columns || 80;
  const fitting = lines.map(line => (line.length < columns ? line : `${line.slice(0, columns - 2)}…`));
  process.stdout.write(fitting.map(line => `${line}\n`).join(''));
}

function draw() {
  drawn = live.length;
  write(live.map(lineOf));
}

function clear() {
  if (drawn) process.stdout.write(`\u001B[${drawn}A\u001B[J`);
  drawn = 0;
}
