import { createClient, type Send } from '@oj/contract';
import { contest } from '@oj/contract/contest';
import { withCodes } from '@oj/judge-ui';

/** The client of what readers of contests call: the list of contests needs no more than this of the whole contract. */
export const openContestClient = (send: Send) => createClient({ contest }, withCodes(send));
