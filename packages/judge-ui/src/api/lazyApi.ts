import type { Client, publicContract } from '@oj/contract';
import type { Api } from './ApiProvider';

type Call = (...given: unknown[]) => unknown;
type Calls = Record<string, Call>;

const callsOf = (client: object, noun: string) => (client as Record<string, Calls | undefined>)[noun];

/**
 * A client of the whole API of which a part is there at once: what the first page of a visit calls. Any other call fetches its client
 * first, and fails where that cannot be fetched.
 * @param load fetches a client that has the noun; called for each call that is not at hand.
 */
export function lazyApi(atHand: Client<typeof publicContract>, load: (noun: string) => Promise<Partial<Api>>): Api {
  const fetched =
    (noun: string, name: string): Call =>
    (...given) => {
      const answer = load(noun).then(api => callsOf(api, noun)?.[name]?.(...given));
      async function* events() {
        yield* (await answer) as AsyncIterable<unknown>;
      }
      // A stream is read, any other answer is waited for.
      return Object.assign(answer, { [Symbol.asyncIterator]: events });
    };
  const lazily = <Value extends object>(known: Value, make: (name: string) => unknown) =>
    new Proxy(known, {
      get(target: Record<string | symbol, unknown>, name) {
        // What has a `then` would be taken for a promise.
        if (typeof name === 'string' && name !== 'then') target[name] ??= make(name);
        return target[name];
      },
    } as ProxyHandler<Value>);
  return lazily({} as Api, noun => lazily({ ...callsOf(atHand, noun) }, name => fetched(noun, name)));
}
