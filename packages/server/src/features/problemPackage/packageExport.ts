import { type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { FileStore } from '../../files/store';
import type { PackageFormat, WrittenFile } from '../../packages/format';
import { formatNamed, writePackage } from '../../packages/formats';
import type { Caller } from '../../access/caller';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Languages } from '../problem/languages';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import type { ProblemRow } from '../problem/problemRows.queries';
import { ProblemCheckQueries } from '../problemCheck/problemCheck.queries';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { type Outgoing, packed } from '../testData/outgoing';
import { TestDataQueries } from '../testData/testData.queries';
import { packagedProblem } from './packagedProblem';
import { ProblemPackageQueries } from './problemPackage.queries';

type Wanted = ServerInput<typeof contract.problemPackage.export>;

/** Problems with all that they are, in an archive that other judges read. */
@Injectable()
export class PackageExport {
  constructor(
    private readonly queries: ProblemPackageQueries,
    private readonly editor: ProblemEditorQueries,
    private readonly problems: ProblemQueries,
    private readonly access: ProblemAccess,
    private readonly testData: TestDataQueries,
    private readonly checks: ProblemCheckQueries,
    private readonly languages: Languages,
    private readonly store: FileStore,
  ) {}

  async export({ pid, format: name }: Wanted, actor: Actor) {
    const { format, rows, files } = await this.written({ pid, format: name }, actor.caller);
    const names = rows.map(({ problemId }) => problemId);
    const after = { names, format: name };
    await this.editor.transaction(tx => recordAudit(tx, actor, { action: 'problem.export', target: names.join(', '), after }));
    const stem = names.length === 1 ? (names[0] ?? 'problem') : 'problems';
    return answerOf(format, stem, files, this.store);
  }

  /** What the format cannot hold of each. */
  async losses({ pid, format }: Wanted, caller: Caller) {
    const { rows, lints } = await this.written({ pid, format }, caller);
    return rows.map(({ id, problemId, title }, index) => ({ pid: id, problemId, title, lint: lints[index]?.lint ?? [] }));
  }

  private async written({ pid, format: name }: Wanted, caller: Caller) {
    const format = formatNamed(name);
    if (!format) throw new Error(`no format is called ${name}`);
    const rows = await Promise.all([...new Set(pid)].map(id => this.mine(id, caller)));
    const problems = await Promise.all(rows.map(row => this.packaged(row)));
    return { format, rows, ...(await writePackage(format, problems)) };
  }

  private async mine(id: number, caller: Caller): Promise<ProblemRow> {
    return this.access.edit(await this.problems.find(id), caller, { need: 'inspect', of: 'site' });
  }

  private async packaged(row: ProblemRow) {
    const [cases, tags, languages, solutions, programs] = await Promise.all([
      this.testData.cases(row.id),
      this.editor.tagsOf(row.id),
      row.languages ?? this.languages.offered().then(all => all.map(({ name }) => name)),
      this.queries.solutionsOf(row.id),
      this.checks.programs(row.id),
    ]);
    return packagedProblem(row, { cases, tags, languages, solutions, programs }, this.store);
  }
}

function answerOf({ name }: PackageFormat, stem: string, files: readonly WrittenFile[], store: FileStore) {
  const [only, ...others] = files;
  if (name === 'fps' && only && !others.length && typeof only.content !== 'string')
    return { type: 'application/xml', fileName: `${stem}.xml`, body: Readable.from(only.content.open()) };
  return { type: 'application/zip', fileName: `${stem}.zip`, body: packed(files.map(outgoing), store) };
}

function outgoing({ name, content }: WrittenFile): Outgoing {
  if (typeof content === 'string') return { name, text: content };
  return content.hash === undefined ? { name, open: content.open } : { name, hash: content.hash };
}
