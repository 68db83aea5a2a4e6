/** A block of an event stream. Without data, it only says how far the reader is. */
export interface StreamBlock {
  id?: string;
  data?: string;
}

/** The server-sent events of a response, until the connection ends. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamBlock> {
  for await (const block of partsOf(response, '\n\n')) {
    const lines = block.split('\n');
    const [id, data] = [fieldOf(lines, 'id'), fieldOf(lines, 'data')];
    if (id !== undefined || data !== undefined) yield { id, data };
  }
}

/** The lines of a response that are not empty, until the connection ends. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  for await (const line of partsOf(response, '\n')) if (line) yield line;
}

async function* partsOf(response: Response, separator: string): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (rest + value).split(separator);
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function fieldOf(lines: string[], name: string): string | undefined {
  const values = lines.filter(line => line.startsWith(`${name}:`)).map(line => line.slice(name.length + 1).trimStart());
  return values.length ? values.join('\n') : undefined;
}
