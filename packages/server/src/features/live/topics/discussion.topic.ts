import type { DiscussionAccess } from '../../discussion/discussionAccess';
import { changeNames, type Topic } from './topic';

/** Comments on a discussion, for everybody who may read it. */
export const discussionTopic = (access: DiscussionAccess): Topic => ({
  async allowed(names, caller) {
    const answers = await Promise.all(
      names.map(({ id }) =>
        access.open(id, caller).then(
          () => true,
          () => false,
        ),
      ),
    );
    return names.filter((_, place) => answers[place]);
  },
  unsureAfter: (topic, { kind, id }) => kind !== 'contest' && (kind !== 'discussion' || id === topic.id),
  namesOf: changeNames('discussion'),
  isOpen: true,
});
