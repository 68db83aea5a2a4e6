import { isUnderway, Status } from '@oj/contract';
import type { Api } from './product';
import { until } from './until';

const PATIENCE_MS = 120_000;

/** Submits code and waits for its verdict. */
export async function judged(api: Api, { pid = 'P1000', language = 'C++ 17', code }: { pid?: string; language?: string; code: string }) {
  const { submitId } = await api.submission.submit({ pid, language, code });
  return verdictOf(api, submitId);
}

export async function verdictOf(api: Api, submitId: number) {
  return until(async () => {
    const { [submitId]: verdict } = await api.submission.statuses({ submitIds: [submitId] });
    return verdict && !isUnderway(verdict.status) && verdict;
  }, PATIENCE_MS);
}

/** Name of a status, for test titles and messages. */
export const nameOf = (status: Status) => Object.entries(Status).find(([, code]) => code === status)?.[0];

export const rightAnswer = `#include <iostream>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;
