/** A block of an event stream. Without data, it only says how far the reader is. */
export interface StreamBlock {
  id?: string;
  data?: string;
}

/** The server-sent events of a response, until the connection ends. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamBlock> {
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
        const lines = block.split('\n');
        const [id, data] = [fieldOf(lines, 'id'), fieldOf(lines, 'data')];
        if (id !== undefined || data !== undefined) yield { id, data };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function fieldOf(lines: string[], name: string): string | undefined {
  const values = lines.filter(line => line.startsWith(`${name}:`)).map(line => line.slice(name.length + 1).trimStart());
  return values.length ? values.join('\n') : undefined;
}
