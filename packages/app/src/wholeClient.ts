import { createClient, type Send } from '@oj/contract';
import { contract } from '@oj/contract/whole';
import { withCodes } from '@oj/judge-ui';

/** The client of the whole contract, which the first page of a visit does not carry. */
export const openWholeClient = (send: Send) => createClient(contract, withCodes(send));
