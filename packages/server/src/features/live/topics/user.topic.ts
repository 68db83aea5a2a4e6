import { changeNames, type Topic } from './topic';

/** What concerns one user, for nobody else. */
export const userTopic: Topic = {
  allowed: (names, caller) => names.filter(({ id }) => id === caller?.id),
  namesOf: changeNames('user'),
  isOpen: true,
};
