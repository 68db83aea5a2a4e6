import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { write } from './picture';

const besides = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

export interface Failure {
  storyId: string;
  mode: string;
  difference: string;
  expected: Buffer | undefined;
  actual: Buffer;
  marked: PNG | undefined;
}

/** The pictures that are not as they were, on a page to look at them: expected, actual, and what differs. */
export class Report {
  readonly #rows: object[] = [];

  constructor(private readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
  }

  add({ storyId, mode, difference, expected, actual, marked }: Failure) {
    const pictures = { expected, actual, marked: marked && PNG.sync.write(marked) };
    const files = Object.entries(pictures).flatMap(([role, png]) => {
      if (!png) return [];
      const name = path.join(storyId, `${mode}.${role}.png`);
      write(path.join(this.folder, name), png);
      return [[role, name]];
    });
    this.#rows.push({ storyId, mode, difference, ...Object.fromEntries(files) });
  }

  /** Writes the page; gives its path, or undefined when there is nothing to look at. */
  close(): string | undefined {
    if (this.#rows.length === 0) return undefined;
    const page = path.join(this.folder, 'index.html');
    const rows = JSON.stringify(this.#rows).replaceAll('<', '\\u003c');
    const tokens = besides('../../packages/ui/src/theme/tokens.css');
    const html = besides('report.html')
      .replace('/* tokens */', () => tokens)
      .replace('/* rows */', () => rows);
    write(page, Buffer.from(html));
    return page;
  }
}
