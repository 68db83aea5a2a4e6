/** Data of each server-sent event in a response, until the connection ends. */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = block.split('\n').filter(line => line.startsWith('data:'));
        if (lines.length) yield lines.map(line => line.slice(5).trimStart()).join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
