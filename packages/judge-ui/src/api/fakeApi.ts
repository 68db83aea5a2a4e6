import { createClient, type LiveEvent, publicContract } from '@oj/contract';
import type { Api } from './ApiProvider';

export type Answers = { [Noun in keyof Api]?: Partial<Api[Noun]> };

/** An API that answers from memory, for stories and tests. An unexpected call fails by name; the stream stays silent. */
export function fakeApi(answers: Answers): Api {
  const strict = createClient(publicContract, async ({ method, path }) => {
    throw new Error(`fakeApi has no answer for ${method} ${path}`);
  });
  const silent = { live: { open: silence } };
  const nouns = Object.entries(strict).map(([noun, calls]) => [
    noun,
    { ...calls, ...silent[noun as 'live'], ...answers[noun as keyof Api] },
  ]);
  return Object.fromEntries(nouns);
}

async function* silence(_: unknown, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent> {
  yield { event: 'ready' };
  await new Promise(resolve => signal?.addEventListener('abort', resolve, { once: true }));
}
