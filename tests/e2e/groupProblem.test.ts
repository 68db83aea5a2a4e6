import { describe, expect } from 'vitest';
import { otherReaders, sayIn, writeCode } from '../support/browser';
import { test } from '../support/e2e';
import { problemDraftIn } from '../support/groupProblems';
import { asNewUser } from '../support/product';

let gid: number;
test.beforeAll(async ({ product, root, groups }) => {
  gid = await groups.create(root, { shortName: 'NIGHT' });
  await asNewUser(product, 'judy', 1008);
});

describe.each(otherReaders)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const mark = `${locale.slice(0, 2)}${size}`;
  const look = { locale, size };

  test('a member submits in the group, its admin applies, a problem admin makes the problem public', async ({
    product,
    groups,
    visitAs,
  }) => {
    const [member, author] = [`member${mark}`, `author${mark}`];
    await asNewUser(product, member);
    const authors = await asNewUser(product, author);
    await groups.put(gid, member, 3);
    await groups.put(gid, author, 4);
    const title = `Owls ${mark}`;
    const { problemId } = await authors.groupProblem.add(problemDraftIn(gid, { problemId: mark.toUpperCase(), title }));

    const solving = await visitAs(member, look);
    await solving.page.goto(`/group/${gid}/problem`);
    await solving.page.getByRole('link', { name: title }).click();
    await solving.page.waitForURL(`**/group/${gid}/problem/${problemId}/full-screen`);
    await solving.page.getByRole('heading', { name: new RegExp(title) }).waitFor();
    if (size === 'wide') {
      await writeCode(solving.page, 'int main() {}');
      await solving.page
        .getByRole('button', { name: /^(提交|Submit)/ })
        .first()
        .click();
      await solving.page.getByText(say('提交成功', 'Submit code successfully')).first().waitFor();
      await solving.page.goto(`/group/${gid}/status`);
      await solving.page.getByRole('link', { name: title }).first().waitFor();
    }

    const making = await visitAs(author, look);
    await making.page.goto(`/group/${gid}/problem?list=all`);
    await making.page.getByRole('button', { name: say(`${problemId} 的更多操作`, `More for ${problemId}`) }).click();
    await making.page.getByRole('menuitem', { name: say('申请公开', 'Apply for public') }).click();
    await making.page.getByText(say('申请中', 'Applied'), { exact: true }).first().waitFor();

    const deciding = await visitAs('judy', look);
    await deciding.page.goto('/admin/group-problem/apply');
    await deciding.page.getByRole('button', { name: `${say('通过', 'Accept')} ${problemId}` }).click();
    await deciding.page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('通过', 'Accept') })
      .click();
    await deciding.page
      .getByText(say(`${problemId} 已公开`, `${problemId} is public`))
      .first()
      .waitFor();
    expect((await product.as().problem.detail({ problemId })).problem.title).toBe(title);
    const complaints = [solving, making, deciding].flatMap(visited => visited.complaints);
    expect(complaints).toEqual([]);
  });
});
