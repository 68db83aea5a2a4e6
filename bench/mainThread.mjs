/**
 * Measures the processor time of the page's main thread during the work, in ms, which is the wait on an idle machine. Returns the answer,
 * too.
 */
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
