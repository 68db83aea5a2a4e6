/** Under which the queries of the first page are kept: what changes its rows elsewhere asks for them anew. */
export const homeKeys = {
  carousel: ['home', 'carousel'],
  contests: ['home', 'contests'],
  otherContests: ['home', 'otherContests'],
  solvers: ['home', 'solvers'],
  week: ['home', 'week'],
} as const;
