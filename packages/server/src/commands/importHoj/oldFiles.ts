import { ApiError, errorTexts } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { AttachmentFiles, MOST_FILE_BYTES } from '../../features/attachment/attachmentFiles';
import { AttachmentQueries } from '../../features/attachment/attachment.queries';
import { FileUseQueries } from '../../features/picture/fileUse.queries';
import { PictureQueries } from '../../features/picture/picture.queries';
import { Pictures } from '../../features/picture/pictures';
import { PublicFiles } from '../../features/picture/publicFiles';
import { HeavyWork } from '../../heavyWork';
import type { Report } from '../report';

/** An address of the other site that leads to nothing here. */
export interface MissingFile {
  address: string;
  /** What shows it, such as "problem 12". */
  where: string;
  why: string;
}

/**
 * Where such a site keeps what everybody may see. Nothing else of its folder is looked at: whoever wrote a text could name any file in it.
 */
const FOLDERS = ['md', 'problem', 'avatar', 'avatar/group', 'carousel'].flatMap(folder => [`file/${folder}`, folder]);

/** Brings single files of the other site, each once, and tells under which address it is here. */
export class OldFiles {
  brought = 0;
  readonly missing: MissingFile[] = [];
  readonly pictures: Pictures;
  private readonly attachments: AttachmentQueries;
  private readonly taking: AttachmentFiles;

  constructor(
    private readonly client: PoolClient,
    private readonly report: Report,
    private readonly folder: string | undefined,
    { database, config }: { database: Database; config: Config },
  ) {
    const publicFiles = new PublicFiles(config, new FileUseQueries(database));
    this.pictures = new Pictures(new PictureQueries(database), publicFiles, new HeavyWork());
    this.attachments = new AttachmentQueries(database);
    this.taking = new AttachmentFiles(this.pictures, publicFiles);
  }

  /** The address here of a file that a text shows; undefined when there is none: it is told. */
  async linkOf(name: string, address: string, where: string): Promise<string | undefined> {
    const { rows } = await this.client.query<{ link: string }>('select link from hoj_import.files where old = $1', [name]);
    if (rows[0]) return rows[0].link;
    return this.unlessMissing(address, where, async () => {
      const file = await this.find(name);
      const userId = await this.ownerOf(name);
      const { link } = await this.taking.keep({ name, bytes: createReadStream(file) }, async (tx, unowned, link) => {
        await tx.execute(sql`insert into hoj_import.files (old, link) values (${name}, ${link})`);
        return this.attachments.add(tx, { ...unowned, userId });
      });
      return link;
    });
  }

  /** Does what needs a file; what keeps it from being done is told. */
  async unlessMissing<Answer>(address: string, where: string, work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work();
      this.brought += 1;
      this.report.step(`${this.brought} files`);
      return answer;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const why = reason.code === 'route.notFound' ? reason.message : errorTexts[reason.code];
      this.missing.push({ address, where, why });
      this.report.warn(`${where}: ${address}: ${why}`);
      return undefined;
    }
  }

  /** @throws ApiError when it is not there, or too large. */
  async find(name: string): Promise<string> {
    if (!this.folder) throw new ApiError('route.notFound', 'no folder of files was given (--files)');
    for (const each of name === path.basename(name) && !name.startsWith('.') ? FOLDERS : []) {
      const file = path.join(this.folder, each, name);
      const found = await lstat(file).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (found.size > MOST_FILE_BYTES) throw new ApiError('input.tooLarge');
      return file;
    }
    throw new ApiError('route.notFound', 'it is not in the folder of files');
  }

  /** Whether an address is one of this site. */
  async isOurs(name: string): Promise<boolean> {
    const [key = ''] = name.split('.');
    return /^[0-9a-f]{64}$/.test(key) || (/^[0-9a-f]{32}$/.test(key) && (await this.attachments.byKey(key)) !== undefined);
  }

  /** User who uploaded the file, as far as the dump says it and the user is here; else the super admin. */
  private async ownerOf(name: string): Promise<number> {
    const { rows } = await this.client.query<{ id: number }>(
      `select coalesce((select i.id from hoj_import.file f join hoj_import.ids i on i.kind = 'user' and i.old = f.r->>'uid' where f.r->>'name' = $1 limit 1),
         (select id from users where role = 1000 order by id limit 1)) as id`,
      [name],
    );
    return rows[0]?.id ?? 0;
  }
}
