const RealDate = Date;
let stoppedAtMs: number | undefined;

/** `Date` without arguments and `Date.now()` stand still; everything else, timers too, goes on. */
const StoppedDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [stoppedAtMs ?? RealDate.now()], newTarget) as Date,
  get: (target, name) => (name === 'now' ? () => stoppedAtMs ?? RealDate.now() : Reflect.get(target, name)),
});

/** Stops the clock of the page at a moment, ms since 1970. */
export function stopClock(atMs: number) {
  stoppedAtMs = atMs;
  globalThis.Date = StoppedDate;
}

/** Lets it go on from the true time. */
export function releaseClock() {
  stoppedAtMs = undefined;
  globalThis.Date = RealDate;
}
