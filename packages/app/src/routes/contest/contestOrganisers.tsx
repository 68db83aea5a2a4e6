import type { Contest } from '@oj/contract';
import { ContestOrganisers, NotFound } from '@oj/judge-ui';

/** Only who manages the contest finds this page; for everybody else it does not exist. */
export const OrganisersTab = ({ contest }: { contest: Contest }) =>
  contest.powers.manage ? <ContestOrganisers contest={contest} /> : <NotFound />;
