import type { contract, ServerInput, UserInfo } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { beginUse } from '../picture/fileUse.queries';
import { Pictures } from '../picture/pictures';
import { PublicFiles } from '../picture/publicFiles';
import { AccountQueries } from './account.queries';
import { toUserInfo } from './account.rules';
import { AccountLimits } from './limits';

type Api = typeof contract.ownAccount;

const MOST_AVATAR_BYTES = 2 << 20;

/** What users tell about themselves. */
@Injectable()
export class SelfService {
  constructor(
    private readonly queries: AccountQueries,
    private readonly limits: AccountLimits,
    private readonly pictures: Pictures,
    private readonly files: PublicFiles,
  ) {}

  /** Changes the profile. Absent fields stay; an empty text becomes null. */
  async change({ gender, ...texts }: ServerInput<Api['changeProfile']>, { id }: Caller): Promise<UserInfo> {
    await this.limits.countProfile(id);
    const given = Object.entries(texts).filter(([, value]) => value !== undefined);
    const change = { ...Object.fromEntries(given.map(([name, value]) => [name, value || null])), ...(gender ? { gender } : {}) };
    return toUserInfo(await this.queries.change(id, change));
  }

  async editorSettings({ id }: Caller) {
    return (await this.queries.find(id))?.editorSettings ?? {};
  }

  async changeEditorSettings(editorSettings: ServerInput<Api['changeEditorSettings']>, { id }: Caller) {
    await this.queries.change(id, { editorSettings });
  }

  async uploadAvatar({ id }: Caller, context: RequestContext): Promise<UserInfo> {
    await this.limits.countAvatar(id);
    const file = await context.file('image', MOST_AVATAR_BYTES);
    const { user, left } = await this.pictures.keep(file, async (tx, { hash, url }) => {
      const user = await this.queries.change(id, { avatar: url }, tx);
      return { user, left: await beginUse(tx, { kind: 'avatar', id }, hash) };
    });
    await this.files.release(left);
    return toUserInfo(user);
  }
}
