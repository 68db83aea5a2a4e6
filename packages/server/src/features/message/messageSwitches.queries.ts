import type { contract, MessageSwitches as Switches, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { messageSwitches } from '../notification/notification.table';

const { comment, reply, like, digest, userId } = messageSwitches;
const switches = { comment, reply, like, digest };

/** The switches of everybody who has changed nothing. */
const untouched: Switches = { comment: true, reply: true, like: true, digest: false };

/** Stores which messages users want. */
@Injectable()
export class MessageSwitches {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async of({ id }: Caller): Promise<Switches> {
    const [found] = await this.db.select(switches).from(messageSwitches).where(eq(userId, id));
    return found ?? untouched;
  }

  /** Changes the switches of a user. Absent ones stay. */
  async change(change: ServerInput<typeof contract.message.setSwitches>, { id }: Caller, locale: Locale): Promise<Switches> {
    const row = { ...change, locale };
    const [changed] = await this.db
      .insert(messageSwitches)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: userId, set: row })
      .returning(switches);
    return changed ?? untouched;
  }
}
