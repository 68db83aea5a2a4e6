import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { bytesOf, type PackagedProblem } from '../../packages/model';
import { packageLimits } from '../../packages/container/limits';
import { mapTexts, picturesIn } from '../../packages/statementText';
import type { LintList } from '../../packages/lint';
import type { Caller } from '../../access/caller';
import { AttachmentQueries } from '../attachment/attachment.queries';
import { shownName } from '../attachment/attachment.rules';
import { Pictures } from '../picture/pictures';
import { ApiError } from '@oj/contract';

/** Stores the pictures that a statement shows as pictures of the site, uploaded by the user who imports the problem. */
@Injectable()
export class PackagePictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly attachments: AttachmentQueries,
  ) {}

  async store(problem: PackagedProblem, caller: Caller, lint: LintList): Promise<PackagedProblem> {
    const shown = new Set(
      problem.statements.flatMap(({ description, input, output, hint }) => [description, input, output, hint].flatMap(picturesIn)),
    );
    const links = new Map<string, string>();
    for (const { name, data } of problem.pictures) {
      if (!shown.has(name)) continue;
      try {
        if (data.bytes > packageLimits.pictureBytes) throw new ApiError('picture.tooLarge');
        links.set(name, await this.keep(name, await bytesOf(data), caller));
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        lint.add('S09', name);
      }
    }
    const linked = (text: string) =>
      [...links].reduce(
        (all, [name, link]) =>
          all.replaceAll(`](${name}`, `](${link}`).replaceAll(`"${name}"`, `"${link}"`).replaceAll(`'${name}'`, `'${link}'`),
        text,
      );
    return { ...problem, statements: problem.statements.map(statement => mapTexts(statement, linked)) };
  }

  private keep(name: string, bytes: Buffer, caller: Caller) {
    return this.pictures.keep({ bytes: Readable.from([bytes]) }, async (tx, { hash, url, type, bytes: size }) => {
      await this.attachments.addWithinRoom(tx, { hash, name: shownName(name), type, bytes: size, userId: caller.id }, caller);
      return url;
    });
  }
}
