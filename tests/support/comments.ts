import { contestDraft, moments } from './contests';
import { type Api, asNewUser, asRoot, type Product } from './product';

/** The people who write in the tests of comments. */
export async function commentators(product: Product) {
  const root = await asRoot(product);
  await root.settings.setSwitches({ ...(await root.settings.switches()), defaultCreateCommentACInitValue: 0 });
  const [organiser, admin] = [await asNewUser(product, 'organiser', 1001), await asNewUser(product, 'admin', 1001)];
  const [alice, bob] = [await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
  return { root, organiser, admin, alice, bob };
}

let said = 0;
/** Makes every text different from all others. */
export const words = (about = 'Words') => `${about} ${(said += 1)}`;

/** Makes what comments belong to, and replies to them. */
export function commentsOf(product: () => Product) {
  const execute = (statement: string) => product().database().execute(statement);
  return {
    execute,
    /** Each test writes as if nobody had written within the last minute. */
    forgetPace: () => execute(`delete from rate_limits where key like 'comment:%'`),
    /** A discussion of this author. */
    async discussion(author: string): Promise<number> {
      await execute(`insert into discussion_categories (name) values ('Talk') on conflict do nothing`);
      const { rows } = await product()
        .database()
        .execute<{ id: number }>(
          `insert into discussions (category_id, author_id, title, description, content, search)
         select (select min(id) from discussion_categories), id, 'A lemma', 'About it', 'Text', '' from users where username = '${author}'
         returning id`,
        );
      return rows[0]?.id ?? 0;
    },
    contest: async (organiser: Api, when: (typeof moments)[keyof typeof moments] = moments.running, facts = {}) =>
      (await organiser.contestEditor.add(contestDraft(when, facts))).id,
    replyTo: (api: Api, commentId: number, content = words(), quoteId?: number) =>
      api.comment.reply({ reply: { commentId, content }, quoteId, quoteType: quoteId ? 'Reply' : 'Comment' }),
  };
}
