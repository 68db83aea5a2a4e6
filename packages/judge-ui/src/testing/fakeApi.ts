import { contract, createClient, type LiveEvent } from '@oj/contract';
import type { Api } from '../api/ApiProvider';

export type Answers = { [Noun in keyof Api]?: Partial<Api[Noun]> };

/** An API that answers from memory, for stories and tests. An unexpected call fails by name; the stream stays silent. */
export function fakeApi(answers: Answers): Api {
  const strict = createClient(contract, async ({ method, path }) => {
    throw new Error(`fakeApi has no answer for ${method} ${path}`);
  });
  const silent: Record<string, object> = { live: { open: silence, change: async () => ({ missed: [] }) } };
  const given: Record<string, object> = answers;
  const nouns = Object.entries<object>(strict).map(([noun, calls]) => [noun, { ...calls, ...silent[noun], ...given[noun] }]);
  return Object.fromEntries(nouns);
}

async function* silence(_: unknown, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent> {
  yield { event: 'opened', streamId: 'silence', resumed: false };
  yield { event: 'ready' };
  await new Promise(resolve => signal?.addEventListener('abort', resolve, { once: true }));
}
