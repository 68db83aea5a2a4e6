interface Range {
  /** Numbers of cases, from 1. */
  from: number;
  to: number;
  group: number;
}

/** The cases with another subtask for those from `from` to `to`. */
export const withGroup = <Case extends { groupNum: string }>(cases: readonly Case[], { from, to, group }: Range): Case[] =>
  cases.map((each, index) => (index + 1 >= from && index + 1 <= to ? { ...each, groupNum: String(group) } : each));
