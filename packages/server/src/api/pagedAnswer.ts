import type { Endpoint } from '@oj/contract';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { checked } from './writtenAnswer';

let lastPage: Promise<unknown> = Promise.resolve();

/** Writes the pages of all answers one after the other, with other work in between: a page takes some milliseconds of the main thread. */
function inTurn(write: () => string): Promise<string> {
  const written = lastPage.then(() => afterOthers()).then(write);
  lastPage = written.catch(() => undefined);
  return written;
}

/** A list that is sent page by page, so that it is never whole in memory. The answer of a `json` endpoint. */
export class PagedAnswer {
  constructor(private readonly pages: AsyncIterable<readonly unknown[]>) {}

  /**
   * Parts of a JSON array, each page held against the contract. When a page cannot be read the array does not end: no reader takes it for
   * the whole.
   */
  async *parts(endpoint: Endpoint): AsyncGenerator<string> {
    let before = '[';
    for await (const page of this.pages) {
      const text = await inTurn(() => JSON.stringify(checked(endpoint, page)).slice(1, -1));
      if (!text) continue;
      yield before + text;
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  }
}

/** A list of at most one page as it is, a longer one page by page. Two pages are read before, so that most refusals are an answer. */
export async function pagedAnswer<Row>(pages: AsyncGenerator<Row[]>): Promise<Row[] | PagedAnswer> {
  const [first, second] = [await pages.next(), await pages.next()];
  if (first.done) return [];
  if (second.done) return first.value;
  return new PagedAnswer(chained([first.value, second.value], pages));
}

async function* chained<Page>(read: readonly Page[], rest: AsyncIterable<Page>): AsyncGenerator<Page> {
  yield* read;
  yield* rest;
}
