import type { Need, ScopeRefusal } from '@oj/contract';

/** What a caller may do in a scope. */
export interface Powers extends Record<Need, boolean> {
  /** See results that the seal hides. */
  pastSeal: boolean;
  /** See the code of others, and what their submissions cost. */
  othersCode: boolean;
  /** Why one may not read, or not submit. */
  refusal?: ScopeRefusal;
}

export const noPowers: Powers = {
  read: false,
  submit: false,
  manage: false,
  own: false,
  organise: false,
  observe: false,
  judge: false,
  balloons: false,
  prints: false,
  board: false,
  outside: false,
  virtual: false,
  pastSeal: false,
  othersCode: false,
};
