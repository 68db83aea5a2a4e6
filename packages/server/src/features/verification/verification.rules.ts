import type { contract, ServerInput } from '@oj/contract';
import { createHash } from 'node:crypto';
import { slideSizes } from '../../pictures/slide.picture';

type Track = ServerInput<typeof contract.verification.solveSlide>['track'];
type Answer = 'ok' | 'wrong' | 'tooFast';

const LEAST_POINTS = 6;
const LEAST_POINTER_MS = 250;
const LEAST_KEYBOARD_MS = 500;
/** A key that is held down repeats every 30 ms or so. */
const LEAST_MS_PER_KEY = 10;
/** Arrow keys, arrow keys with Shift, PageUp and PageDown. */
const KEY_STEPS_PX = new Set([1, 10, 40]);
const TRAVEL_PX = slideSizes.widthPx - slideSizes.sidePx;
/** Longest distance that a hand moves between two samples. */
const LONGEST_STEP_PX = 120;
/** Clocks and networks are not exact. */
const CLOCK_SLACK_MS = 200;

/**
 * Judges a try at a slide.
 * @param track what the page saw of the hand or the keys.
 * @param sinceAskedMs by the server's own clock, since the picture was handed out.
 */
export function judgeTrack(track: Track, { holePx, sinceAskedMs }: { holePx: number; sinceAskedMs: number }): Answer {
  const { offsetPx, points, by } = track;
  if (Math.abs(offsetPx - holePx) > slideSizes.tolerancePx) return 'wrong';
  const last = points.at(-1);
  if (!last || last.xPx !== offsetPx || !isInOrder(points)) return 'wrong';
  const took = last.atMs;
  if (took > sinceAskedMs + CLOCK_SLACK_MS) return 'wrong';
  if (by === 'keyboard') return judgeKeys(points, sinceAskedMs);
  const hurried = points.length < LEAST_POINTS || took < LEAST_POINTER_MS || longestStep(points) > LONGEST_STEP_PX;
  return hurried || isDrawnByRuler(points) ? 'tooFast' : 'ok';
}

/** Every step must be one that a key makes, and keys need their time, also when one is held down. */
function judgeKeys(points: Track['points'], sinceAskedMs: number): Answer {
  const steps = stepsOf([{ xPx: 0, yPx: 0, atMs: 0 }, ...points]);
  const isByKeys = steps.every(({ px }, index) => KEY_STEPS_PX.has(Math.abs(px)) || isAtEnd(points[index]));
  if (!isByKeys) return 'wrong';
  const took = (points.at(-1)?.atMs ?? 0) >= (points.length - 1) * LEAST_MS_PER_KEY;
  return took && sinceAskedMs >= LEAST_KEYBOARD_MS ? 'ok' : 'tooFast';
}

/** Home and End go to an end, and steps beyond it stop there. */
const isAtEnd = (point: Track['points'][number] | undefined) => point?.xPx === 0 || point?.xPx === TRAVEL_PX;

const isInOrder = (points: Track['points']) => points.every(({ atMs }, index) => index === 0 || atMs >= (points[index - 1]?.atMs ?? 0));

const stepsOf = (points: Track['points']) =>
  points.slice(1).map(({ xPx, atMs }, index) => ({ px: xPx - (points[index]?.xPx ?? 0), ms: atMs - (points[index]?.atMs ?? 0) }));

const longestStep = (points: Track['points']) => Math.max(...stepsOf(points).map(({ px }) => Math.abs(px)));

/** Dead straight at one and the same speed: no hand does that. */
function isDrawnByRuler(points: Track['points']) {
  const isStraight = points.every(({ yPx }) => yPx === points[0]?.yPx);
  const moves = stepsOf(points).filter(({ px }) => px !== 0);
  return isStraight && moves.every(({ px, ms }) => px === moves[0]?.px && ms === moves[0]?.ms);
}

/** Whether a number is what a device was asked to work out. */
export function isWork({ key, bits }: { key: string; bits: number }, answer: string): boolean {
  if (!/^\d{1,8}$/.test(answer)) return false;
  const hash = createHash('sha256').update(`${key}:${answer}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}
