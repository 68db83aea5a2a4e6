import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { contestRoleNames } from '../api/roles';
import { dateTime, id, text, uid } from '../shapes';

/** The most people who have a role in one contest. */
export const MOST_ORGANISERS = 100;

const Roles = z.array(z.enum(contestRoleNames)).check(
  z.maxLength(contestRoleNames.length),
  z.overwrite(roles => [...new Set(roles)]),
  z.describe(
    'Roles in the contest: all (everything but deletion and the choice of organisers), jury (reads everything, answers, announces, rejudges), balloons, prints, observer (reads everything).',
  ),
);

const ContestOrganiser = z.object({
  uid,
  username: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  roles: Roles,
  isEffective: z
    .boolean()
    .check(z.describe('Whether the roles allow anything. False for a user who cannot read in the group of the contest any more.')),
  addedBy: z
    .nullable(z.object({ uid, username: z.string() }))
    .check(z.describe('User who gave the latest role; null if the account no longer exists.')),
  addedAt: dateTime.check(z.describe('Time at which the latest role was given.')),
});
export type ContestOrganiser = z.infer<typeof ContestOrganiser>;

/** Who gets which roles. */
export const OrganiserDraft = z.object({
  username: z.pipe(z.string().check(z.trim()), text(50)).check(z.minLength(1, 'The username is required')),
  roles: Roles,
});

const terms = { access: 'user', apiScope: 'admin', scope: 'contest' } as const;

/** People who help to organise a contest, each with one or several roles. */
export const contestOrganiser = {
  list: endpoint('GET /get-contest-organisers', {
    summary: 'Lists the users who have a role in a contest, by username, at most 100. Leaves out its author.',
    ...terms,
    needs: 'organise',
    input: z.object({ cid: id }),
    output: z.array(ContestOrganiser),
  }),
  change: endpoint('PUT /change-contest-organiser', {
    summary: 'Sets the roles of a user in a contest. Without roles, the user is no organiser any more.',
    ...terms,
    needs: 'own',
    input: z.extend(OrganiserDraft, { cid: id }),
  }),
};
