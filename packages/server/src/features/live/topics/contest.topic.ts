import type { Scopes } from '../../../access/scope';
import type { Topic } from './topic';

/** What is announced in a contest, for whoever may read there. */
export const contestTopic = (scopes: Scopes): Topic => ({
  async allowed(names, caller) {
    const answers = await Promise.all(
      names.map(name =>
        scopes.contest(name.id, caller).then(
          ({ powers }) => powers.read,
          () => false,
        ),
      ),
    );
    return names.filter((_, place) => answers[place]);
  },
  namesOf: event => ('cid' in event ? [`contest:${event.cid}`] : []),
});
