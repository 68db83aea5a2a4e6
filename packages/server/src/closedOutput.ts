/** Whoever read what a process says may have gone, such as a pager: then nobody hears it, and the process goes on. */
export function forgiveClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (reason: NodeJS.ErrnoException) => {
      if (reason.code !== 'EPIPE') throw reason;
    });
}
