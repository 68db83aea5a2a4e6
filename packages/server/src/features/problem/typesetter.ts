import { Injectable } from '@nestjs/common';
import type { Typeset } from '@oj/ui/typeset';
import { HeavyWork, TookTooLong } from '../../heavyWork';
import { CachedByKey } from '../../cached';

/** Length of the longest text that is typeset here. Readers typeset longer ones themselves. */
const MOST_CHARACTERS = 10_000;
const REMEMBERED_MS = 3_600_000;
const MOST = 500;

/** Sets Markdown for readers whose browsers would fetch 130 KB to do it. */
@Injectable()
export class Typesetter {
  private readonly texts = new CachedByKey<Typeset | null>(REMEMBERED_MS, MOST);

  constructor(private readonly work: HeavyWork) {}

  /** What `TypesetText` of the library draws; null when the reader has to typeset the text. */
  async set(text: string): Promise<Typeset | null> {
    if (text.length > MOST_CHARACTERS) return null;
    return this.texts.read(text, () => this.work.run('typeset', text).catch(leftToReaders));
  }

  async setAll<Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[]) {
    const set = await Promise.all(names.map(async name => [name, await this.set(texts[name])] as const));
    return Object.fromEntries(set) as Record<Name, Typeset | null>;
  }
}

/** Leaves a text that takes too long to the browser of its readers, so that nobody else waits. */
function leftToReaders(reason: unknown): null {
  if (reason instanceof TookTooLong) return null;
  throw reason;
}
