import { account } from './account/account';
import { announcement } from './announcement';
import { home } from './home';
import { live } from './live';
import { ownSessions } from './account/ownSessions';
import { problem } from './problem/problem';
import { profile } from './account/profile';
import { rank } from './rank';
import { site } from './site';
import { submission } from './submission';
import { tag } from './problem/tag';
import { unread } from './unread';
import { verification } from './account/verification';

/** What the pages for everybody call. */
export const publicContract = {
  site,
  account,
  verification,
  home,
  announcement,
  problem,
  submission,
  tag,
  profile,
  rank,
  live,
  message: unread,
  ownAccount: ownSessions,
};
