import { errors, type Send } from '@oj/contract';

/** Asks the user; whether a code was shown. */
type Ask = () => Promise<boolean>;

const askers = new Set<Ask>();
let asking: Promise<boolean> | undefined;

/** Whoever can ask the user, as long as it is there. */
export function onCodeAsked(ask: Ask) {
  askers.add(ask);
  return () => void askers.delete(ask);
}

/** Several calls at once ask once. */
async function askForCode() {
  const [ask] = [...askers].slice(-1);
  if (!ask) return false;
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

/** Calls that want a code of the second factor are sent again once the user has shown one. */
export const withCodes =
  (send: Send): Send =>
  async (endpoint, ...call) => {
    const response = await send(endpoint, ...call);
    const isWanted = response.status === errors['account.codeRequired'];
    return isWanted && (await askForCode()) ? send(endpoint, ...call) : response;
  };
