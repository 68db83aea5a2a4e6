import type { FoundProblem, PackageFormat } from '../format';
import type { Data } from '../model';
import type { Tree } from './tree';

/** Files that belong to packages and say nothing of a problem. */
const bystanders = /(^|\/)(info|readme(\.\w+)?|licen[cs]e(\.\w+)?|testlib\.h|\.\w+)$/i;
const MOST_NAMED = 3;

/** A package that knows which of its files a reader has used: read, or given to a problem as a case or a picture. */
export class WatchedTree {
  readonly tree: Tree;
  private readonly unused: Map<string, Data>;
  private readonly said: string[] = [];
  /** Texts that are no sound UTF-8, with the encoding in which they were read. */
  private readonly guessed = new Map<string, string>();
  private isWhole = true;

  constructor(
    private readonly given: Tree,
    private readonly format: PackageFormat,
  ) {
    this.unused = new Map(given.files);
    const files = [...given.files].map(([name, data]) => [name, this.watch(name, data)] as const);
    this.tree = { ...given, files: new Map(files) };
  }

  /** What is given to it counts as used; what is said of it, too. */
  saw({ problem, lint }: FoundProblem) {
    this.said.push(...lint.map(({ en }) => en));
    if (!problem) this.isWhole = false;
    const texts = problem?.statements.map(({ description, input, output, hint }) => [description, input, output, hint].join('\n')) ?? [];
    const shown = problem?.pictures.filter(({ name }) => texts.some(text => text.includes(name))) ?? [];
    const used = new Set([...(problem?.cases.flatMap(({ input, output }) => [input, output]) ?? []), ...shown.map(({ data }) => data)]);
    for (const [name, data] of this.tree.files) if (used.has(data)) this.unused.delete(name);
  }

  /** Says which texts are no sound UTF-8, and what nothing has come of, a sentence for each folder. Of a problem that cannot be read nobody knows. */
  tell() {
    for (const [name, encoding] of this.guessed) this.given.lint.add('A13', `${name} (${encoding})`);
    if (!this.isWhole) return;
    const folders = new Map<string, string[]>();
    for (const name of this.unused.keys()) {
      const cut = name.lastIndexOf('/') + 1;
      if (bystanders.test(name) || this.format.bystanders?.test(name) || this.said.some(sentence => sentence.includes(name.slice(cut))))
        continue;
      folders.set(name.slice(0, cut), [...(folders.get(name.slice(0, cut)) ?? []), name]);
    }
    for (const [folder, names] of folders) {
      const named = names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ` … (${names.length})` : '');
      this.given.lint.add(/(^|\/)generators?\//.test(folder) ? 'P08' : 'A12', named);
    }
  }

  private watch(name: string, data: Data): Data {
    return {
      ...data,
      open: () => {
        this.unused.delete(name);
        return data.open();
      },
      onGuessed: encoding => this.guessed.set(name, encoding),
    };
  }
}
