import type { Endpoint, ServerOutput } from '@oj/contract';
import type { FastifyReply } from 'fastify';
import { gzipSync } from 'node:zlib';

/** An answer that was held against the contract and written before. */
export class WrittenAnswer {
  private bytes: Buffer | undefined;

  /** @param isKept whether it is sent again: it is packed once then. */
  constructor(
    readonly text: string,
    readonly isKept = true,
  ) {}

  /** The text, compressed with gzip the first time it is asked for. */
  packed(): Buffer {
    return (this.bytes ??= gzipSync(this.text));
  }
}

/** The answer as whoever asked can read it. */
export function packedFor(reply: FastifyReply, answer: WrittenAnswer): string | Buffer {
  if (!answer.isKept) return answer.text;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''))) return answer.text;
  reply.header('content-encoding', 'gzip');
  return answer.packed();
}

/** Parsing drops whatever the contract does not name, so that no column leaks. */
export function checked(endpoint: Endpoint | undefined, answer: unknown): unknown {
  const data = endpoint?.output.safeParse(answer);
  if (data && !data.success) throw new Error(`${endpoint?.path} answers what its contract does not allow: ${data.error.message}`);
  return data?.data;
}

export const enveloped = (data: unknown) => ({ status: 200, msg: 'success', data: data ?? null });

/** An answer whose data was held against the contract and written in parts, for one reader. */
export const writtenData = (data: string) => new WrittenAnswer(`${JSON.stringify(enveloped(0)).slice(0, -2)}${data}}`, false);

/** Limit for all kept answers of one call together. */
const MOST_CHARACTERS = 4_000_000;

/** Large answers that many ask for again: as long as nothing changes that they say, they are checked and written once. */
export class WrittenAnswers<E extends Endpoint> {
  /** The one that was read last is the last. */
  private readonly kept = new Map<string, { version: string; answer: WrittenAnswer }>();

  constructor(private readonly endpoint: E) {}

  /**
   * @param about which page, for whom
   * @param version of all that it says: with another one it is composed anew
   */
  of(about: string, version: string, compose: () => ServerOutput<E>): WrittenAnswer {
    const found = this.kept.get(about);
    const write = () => new WrittenAnswer(JSON.stringify(enveloped(checked(this.endpoint, compose()))));
    const kept = found?.version === version ? found : { version, answer: write() };
    this.kept.delete(about);
    this.kept.set(about, kept);
    this.makeRoom();
    return kept.answer;
  }

  /** The one that was read last stays, however long it is. */
  private makeRoom() {
    let characters = 0;
    for (const [about, { version, answer }] of [...this.kept].toReversed()) {
      const isLast = characters === 0;
      characters += version.length + answer.text.length;
      if (characters > MOST_CHARACTERS && !isLast) this.kept.delete(about);
    }
  }
}
