import { type ClientInput, type contract, isUnderway, MOST_CUSTOM_TEST_CHARACTERS, type CustomTestOutcome } from '@oj/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../api/ApiProvider';
import { usePageScope } from '../links/PageScope';
import * as pollMs from '../live/pollMs';

type Order = Omit<ClientInput<typeof contract.customTest.start>, 'cid' | 'gid' | 'type' | 'userInput' | 'expectedOutput'>;

export interface TestInput {
  /** Name under which the run of this input is found. */
  name: string;
  input: string;
  expected: string;
}

/** How a run stands. */
export interface TestRun {
  isRunning: boolean;
  outcome?: CustomTestOutcome;
  error?: unknown;
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve, pollMs.customTest));

/** What the judge takes as an input. */
export const isRunnable = ({ input }: Pick<TestInput, 'input'>) => input !== '' && input.length <= MOST_CUSTOM_TEST_CHARACTERS;

/** Runs code on inputs one after the other, in the scope of the page, and polls every second until each run has ended. */
export function useTestRuns() {
  const api = useApi();
  const { cid, gid } = usePageScope();
  const [runs, setRuns] = useState<Readonly<Record<string, TestRun>>>({});
  /** The round of runs whose outcomes are still wanted. */
  const round = useRef(0);
  useEffect(() => () => void (round.current += 1), []);

  const run = useCallback(
    async (order: Order, inputs: readonly TestInput[]) => {
      const own = ++round.current;
      const isWanted = () => own === round.current;
      const note = (name: string, next: TestRun) => isWanted() && setRuns(old => ({ ...old, [name]: next }));
      setRuns(old => ({
        ...Object.fromEntries(Object.entries(old).filter(([, each]) => !each.isRunning)),
        ...Object.fromEntries(inputs.map(({ name }) => [name, { isRunning: true }])),
      }));
      const scope = {
        ...(cid !== undefined && { cid, type: 'contest' as const }),
        ...(gid !== undefined && { gid, type: 'group' as const }),
      };
      for (const [place, { name, input, expected }] of inputs.entries()) {
        if (!isWanted()) return;
        try {
          const testJudgeKey = await api.customTest.start({ ...order, ...scope, userInput: input, expectedOutput: expected || null });
          let outcome = await api.customTest.result({ testJudgeKey });
          while (isWanted() && isUnderway(outcome.status)) {
            await pause();
            outcome = await api.customTest.result({ testJudgeKey });
          }
          note(name, { isRunning: false, outcome });
        } catch (error) {
          // What is refused once is refused for the others, too.
          for (const rest of inputs.slice(place)) note(rest.name, { isRunning: false, error });
          return;
        }
      }
    },
    [api, cid, gid],
  );
  return { runs, run, isRunning: Object.values(runs).some(({ isRunning }) => isRunning) };
}
