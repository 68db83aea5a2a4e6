import { account } from './account';
import { announcement } from './announcement';
import { live } from './live';
import { problem } from './problem';
import { site } from './site';
import { submission } from './submission';

/** What the pages for everybody call. */
export const publicContract = { site, account, announcement, problem, submission, live };
