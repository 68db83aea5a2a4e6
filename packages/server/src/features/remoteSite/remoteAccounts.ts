import { ApiError, MASKED_PASSWORD, remoteListNames, type RemoteLists } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../config';
import type { Executor } from '../../database/database';
import type { AccountSite } from '../../remote/adapter';
import { Seal } from '../../remote/seal';
import { ownerOf } from '../../remote/session';
import { RemoteSiteQueries } from './remoteSite.queries';

const sites = Object.keys(remoteListNames) as AccountSite[];

/** Passwords of accounts at other sites, sealed; and the accounts as lists, which is how existing clients write them. */
@Injectable()
export class RemoteAccounts {
  private opened: Promise<Seal> | undefined;

  constructor(
    private readonly queries: RemoteSiteQueries,
    @InjectConfig() private readonly config: Config,
  ) {}

  seal = () => (this.opened ??= Seal.open(this.config));

  sealed = async (account: { site: AccountSite; username: string }, password: string) =>
    (await this.seal()).close(password, ownerOf(account));

  /** Names, and as many masks. */
  async lists(): Promise<RemoteLists> {
    const accounts = await this.queries.accounts();
    return Object.fromEntries(
      sites.flatMap(site => {
        const names = accounts.flatMap(account => (account.site === site ? [account.username] : []));
        const { usernames, passwords } = remoteListNames[site];
        return [
          [usernames, names],
          [passwords, names.map(() => MASKED_PASSWORD)],
        ];
      }),
    ) as RemoteLists;
  }

  /** Adds accounts and changes passwords; one that is not in a list stays. Answers whose were changed. @throws ApiError when names and passwords are no pairs. */
  async take(tx: Executor, lists: Partial<RemoteLists>): Promise<string[]> {
    const changed: string[] = [];
    for (const site of sites) {
      const { usernames, passwords } = remoteListNames[site];
      const [names, words] = [lists[usernames], lists[passwords]];
      if (names?.length !== words?.length) throw new ApiError('input.invalid', `${passwords}: There must be as many passwords as names`);
      for (const [index, username] of (names ?? []).entries()) {
        const password = words?.[index] ?? '';
        if (password === MASKED_PASSWORD) continue;
        await this.queries.put(tx, { site, username, password: await this.sealed({ site, username }, password) });
        changed.push(ownerOf({ site, username }));
      }
    }
    return changed;
  }
}
