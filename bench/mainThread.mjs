/** Processor time that the work takes of the page's main thread, ms: what the wait is on a machine that does nothing else. And its answer. */
export async function mainThreadMs(browser, tab, work) {
  await browser.startTracing(tab, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const answer = await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const threads = new Map();
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    if (name === 'RunTask') threads.set(`${pid} ${tid}`, (threads.get(`${pid} ${tid}`) ?? 0) + tdur / 1000);
  }
  return [Math.max(...threads.values()), answer];
}
