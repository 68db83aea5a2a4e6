import { account } from './account';
import { announcement } from './announcement';
import { home } from './home';
import { live } from './live';
import { ownSessions } from './ownSessions';
import { problem } from './problem';
import { profile } from './profile';
import { rank } from './rank';
import { site } from './site';
import { submission } from './submission';
import { tag } from './tag';
import { unread } from './unread';
import { verification } from './verification';

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
