import type { ProblemDraft } from '@oj/contract';

/** A problem that a group makes. */
export const problemDraftIn = (
  gid: number,
  problem: Partial<ProblemDraft['problem']> = {},
  rest: Partial<Omit<ProblemDraft, 'problem'>> = {},
) => ({
  problem: {
    gid,
    title: 'Two numbers of a group',
    description: 'Add them: $a+b$',
    input: 'Two numbers',
    output: 'Their sum',
    examples: '<input>1 2</input><output>3</output>',
    ...problem,
  },
  samples: [{ input: '1 2\n', output: '3\n' }],
  languages: [{ name: 'C++ 17' }],
  ...rest,
});
