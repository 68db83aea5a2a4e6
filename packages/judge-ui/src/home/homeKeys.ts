/** Query keys of the first page: a change elsewhere invalidates the rows that it concerns. */
export const homeKeys = {
  carousel: ['home', 'carousel'],
  contests: ['home', 'contests'],
  otherContests: ['home', 'otherContests'],
  solvers: ['home', 'solvers'],
  week: ['home', 'week'],
} as const;
