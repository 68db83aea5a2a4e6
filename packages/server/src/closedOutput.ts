/** The reader of the output, such as a pager, may have gone. The output is lost then, and the process goes on. */
export function forgiveClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (reason: NodeJS.ErrnoException) => {
      if (reason.code !== 'EPIPE') throw reason;
    });
}
