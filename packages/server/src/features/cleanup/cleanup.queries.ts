import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { logins, mailCodes, rateLimits, sessions } from '../account/account.table';
import { apiTokens } from '../account/apiToken.table';
import { discussionViews } from '../discussion/discussion.table';
import { rejudgeProposals } from '../rejudgeProposal/rejudgeProposal.table';
import { verdictsBefore } from '../judging/judging.table';
import { packageUploads } from '../problemPackage/problemPackage.table';
import { testDataUploads } from '../testData/testData.table';
import { compiledSources } from '../customTest/customTest.table';
import { uploads } from '../uploadInParts/uploadInParts.table';
import { generatedLists } from '../users/users.table';
import { challenges } from '../verification/verification.table';
import { tryLock } from '../../database/locks';

const LOGINS_KEPT_DAYS = 180;
const UPLOADS_KEPT_HOURS = 24;
/** Days for which owners still see that a token has expired. */
const TOKENS_KEPT_DAYS = 30;
/** Compilers change. */
const COMPILED_KEPT_DAYS = 30;
/** Days in which a proposal can be applied, or undone after that. A job of a proposal that is gone ends at the judge that takes it. */
const PROPOSALS_KEPT_DAYS = 30;

/** A reader counts once a day; days end at different times around the world. */
const VIEWS_KEPT_DAYS = 2;

/** Removes what has had its time. Of several processes one does it; the others have nothing to do. */
export const cleanUp = (db: Database) =>
  db.transaction(async tx => {
    if (!(await tryLock(tx, 'cleanup'))) return;
    for (const table of [sessions, mailCodes, challenges, generatedLists]) await tx.delete(table).where(lt(table.expiresAt, sql`now()`));
    await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now() - make_interval(days => ${TOKENS_KEPT_DAYS})`));
    for (const table of [testDataUploads, packageUploads])
      await tx.delete(table).where(lt(table.uploadedAt, sql`now() - make_interval(hours => ${UPLOADS_KEPT_HOURS})`));
    await tx.delete(uploads).where(lt(uploads.startedAt, sql`now() - make_interval(hours => ${UPLOADS_KEPT_HOURS})`));
    await tx.delete(logins).where(lt(logins.at, sql`now() - make_interval(days => ${LOGINS_KEPT_DAYS})`));
    await tx.delete(compiledSources).where(lt(compiledSources.seenAt, sql`now() - make_interval(days => ${COMPILED_KEPT_DAYS})`));
    await tx.delete(rejudgeProposals).where(lt(rejudgeProposals.createdAt, sql`now() - make_interval(days => ${PROPOSALS_KEPT_DAYS})`));
    await tx.delete(verdictsBefore).where(lt(verdictsBefore.keptAt, sql`now() - make_interval(days => ${PROPOSALS_KEPT_DAYS})`));
    await tx.delete(discussionViews).where(lt(discussionViews.day, sql`current_date - ${VIEWS_KEPT_DAYS}::integer`));
    await tx.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  });
