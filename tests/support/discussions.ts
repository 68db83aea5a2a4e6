import type { Api, Product } from './product';

export const discussionDraft = { title: 'Why is it slow?', description: 'Two loops', content: 'See **this**', categoryId: 1 };

type Facts = Partial<Parameters<Api['discussion']['add']>[0]>;

/** Opens discussions without the waits that hold people back. */
export function discussionsOf(product: () => Product) {
  const sql = async (statement: string) => (await product().database().$client.query(statement)).rows as Record<string, unknown>[];
  return {
    sql,
    forgetPace: () => sql(`delete from rate_limits where key like 'discussion%'`),
    /** Marks this many problems as solved, so that everybody may write. */
    letWrite: () => sql('update user_counts set ac = 10'),
    async post(api: Api, facts: Facts = {}) {
      await this.forgetPace();
      return (await api.discussion.add({ ...discussionDraft, ...facts })).id;
    },
  };
}

/** The titles of a list. */
export const titlesFor = async (api: Api, filter: Parameters<Api['discussion']['list']>[0] = {}) =>
  (await api.discussion.list(filter)).records.map(({ title }) => title);
