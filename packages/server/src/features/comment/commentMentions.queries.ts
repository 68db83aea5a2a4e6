import { Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { usernameKeyOf } from '../account/account.rules';
import { users } from '../account/account.table';
import { mentionsIn } from './comment.rules';

interface Written {
  content: string;
  replyList?: Written[];
  mentions?: string[] | undefined;
}

/** Names that are looked up for one answer; beyond that an `@` is drawn as text. */
const MOST_NAMES = 400;

/** Says of texts that are shown whom they mention. */
@Injectable()
export class CommentMentions {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async in<Row extends Written>(rows: Row[]): Promise<Row[]> {
    const texts: Written[] = rows.flatMap(row => [row, ...(row.replyList ?? [])]);
    const read = texts.map(text => ({ text, mentions: text.content.includes('@') ? mentionsIn(text.content) : [] }));
    const names = [...new Set(read.flatMap(({ mentions }) => mentions.flat()))].slice(0, MOST_NAMES);
    if (!names.length) return rows;
    const known = await this.known([...new Set(names.map(usernameKeyOf))]);
    for (const { text, mentions } of read) {
      const named = mentions.map(candidates => candidates.find(name => known.has(usernameKeyOf(name))));
      text.mentions = named.filter(name => name !== undefined);
    }
    return rows;
  }

  private async known(keys: string[]): Promise<Set<string>> {
    const rows = await this.db
      .select({ key: users.usernameKey })
      .from(users)
      .where(and(eq(users.status, 0), inArray(users.usernameKey, keys)));
    return new Set(rows.map(({ key }) => key));
  }
}
