import { describe, expect } from 'vitest';
import { otherReaders, sayIn, type Visited } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { test } from '../support/e2e';
import { groupDraft } from '../support/groups';
import { attackTexts, markdownAttacks } from '../support/markdownAttacks';
import { asNewUser, PASSWORD } from '../support/product';

test.beforeAll(async ({ root }) => {
  await root.settings.setSwitches({ defaultCreateDiscussionACInitValue: 0, defaultCreateCommentACInitValue: 0 });
});

describe.each(otherReaders)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const marks = `${locale.slice(0, 2)}${size}`;
  const look = { locale, size };
  const [asker, helper] = [`asker${marks}`, `helper${marks}`];

  test('ask under a problem, answer, like, hear of it, jump to the exact comment, reply', async ({ product, root, visitAs }) => {
    await asNewUser(product, asker);
    const other = await asNewUser(product, helper);
    const { page, complaints } = await visitAs(asker, look);
    await page.goto('/discussion/P1000');
    await page.getByRole('button', { name: say('发帖', 'Post') }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^(标题|Title)/ }).fill(`Why ${marks}?`);
    await form.getByRole('textbox', { name: /^(摘要|Description)/ }).fill('It fails');
    await form.getByRole('combobox', { name: /^(分类|Category)/ }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: /^(内容|Content)/ }).fill('My loop is slow');
    await form.getByRole('button', { name: say('发布', 'Post'), exact: true }).click();
    await page.getByText(say('发布成功', 'Post successfully')).first().waitFor();
    const did = (await root.discussion.list({ keyword: marks })).records[0]?.id ?? 0;
    const answer = await other.comment.add({ did, content: `Sort first, @${asker}` });

    await page.goto(`/discussion-detail/${did}`);
    await page.getByRole('heading', { name: `[P1000] Why ${marks}?` }).waitFor();
    const comment = page.getByRole('article', { name: say(`${helper} 的评论`, `Comment by ${helper}`) });
    await comment.getByRole('button', { name: say('赞', 'Like') }).click();
    await comment.locator('[aria-pressed=true]').waitFor();

    const helping = await visitAs(helper, look);
    await helping.page.goto('/message/like');
    await helping.page
      .getByRole('link', { name: new RegExp(`Why ${marks}`) })
      .first()
      .click();
    await helping.page.waitForURL(`**/discussion-detail/${did}#comment-${answer.id}`);
    const own = helping.page.getByRole('article', { name: say(`${helper} 的评论`, `Comment by ${helper}`) });
    await own.getByRole('button', { name: say('回复', 'Reply'), exact: true }).click();
    await own.getByRole('textbox').fill('You are welcome');
    await own
      .getByRole('button', { name: say('回复', 'Reply'), exact: true })
      .last()
      .click();
    await helping.page.getByText(say('回复成功', 'Reply Successfully')).first().waitFor();
    expect((await root.comment.replies({ commentId: answer.id })).map(({ content }) => content)).toEqual(['You are welcome']);
    expect([...complaints, ...helping.complaints]).toEqual([]);
  });

  test('a comment is reported, an admin hides it, its author is told', async ({ product, root, visitAs }) => {
    const title = `Watches ${marks}`;
    const other = product.as();
    await other.account.login({ username: helper, password: PASSWORD });
    const { id: did } = await root.discussion.add({ title, description: 'x', content: 'x', categoryId: 1 });
    await other.comment.add({ did, content: 'Buy watches' });

    const reading = await visitAs(asker, look);
    await reading.page.goto(`/discussion-detail/${did}`);
    const comment = reading.page.getByRole('article', { name: say(`${helper} 的评论`, `Comment by ${helper}`) });
    await comment.getByRole('button', { name: say('举报', 'Report') }).click();
    await reading.page.getByRole('checkbox', { name: say('垃圾广告', 'Spam or ads') }).check();
    await reading.page.getByRole('button', { name: say('发送举报', 'Send report') }).click();
    await reading.page.getByText(say('举报已发送', 'Send successfully')).first().waitFor();

    const admin = `warden${marks}`;
    await asNewUser(product, admin, 1001);
    const moderator = await visitAs(admin, look);
    await moderator.page.goto('/admin/discussion?tab=reports');
    await moderator.page.getByRole('article', { name: new RegExp(title) }).waitFor();
    await moderator.page.keyboard.press('2');
    await moderator.page.getByText(say('已隐藏，举报已处理', 'Hidden, the reports are checked')).first().waitFor();

    const told = await visitAs(helper, look);
    await told.page.goto('/message/mine');
    await told.page.getByText(say('管理员删除了你的评论', 'An admin deleted your comment')).first().waitFor();
    expect((await root.comment.list({ did })).commentList.total).toBe(0);
  });
});

test('while a contest runs, a question is seen by who asked and by organisers, and by nobody else', async ({ product, root, visitAs }) => {
  const { id: cid } = await root.contestEditor.add(contestDraft(moments.running, { title: 'Quiet Cup' }));
  const [one, two] = [await asNewUser(product, 'quiet1'), await asNewUser(product, 'quiet2')];
  await one.comment.add({ cid, content: 'Is n even?' });
  for (const [username, count] of [
    ['quiet1', 1],
    ['quiet2', 0],
  ] as const) {
    const { page } = await visitAs(username);
    await page.goto(`/contest/${cid}/comment`);
    await (count ? page.getByText('Is n even?') : page.getByText('No questions yet')).first().waitFor();
    expect(await page.getByText('Is n even?').count()).toBe(count);
  }
  expect((await two.comment.list({ cid })).commentList.total).toBe(0);
});

test('two tabs of one user show the same number of unread messages', async ({ product, root, visitAs }) => {
  const twin = await asNewUser(product, 'twin');
  const uid = (await root.profile.home({ username: 'twin' })).uid;
  const { context, page } = await visitAs('twin');
  const other = await context.newPage();
  const bellOf = (tab: typeof page, count: number) =>
    tab
      .getByRole('button', { name: new RegExp(`\\b${count} unread`) })
      .first()
      .waitFor();
  for (const tab of [page, other]) await tab.goto('/home');
  for (const title of ['One', 'Two']) await root.notice.send({ title, content: 'x', type: 'Single', recipientId: uid });
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.reload();
    await bellOf(tab, 2);
  }
  await twin.message.readAll({ type: 'Mine' });
  await root.notice.send({ title: 'Three', content: 'x', type: 'Single', recipientId: uid });
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.reload();
    await bellOf(tab, 1);
  }
});

describe('Markdown that attacks its readers', () => {
  /** What the page holds that no Markdown may bring there. */
  const brought = () => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      const { localName } = element;
      if (/^(script|iframe|frame|object|embed|style|link|meta|base|applet|video|audio|marquee|template)$/.test(localName))
        found.push(localName);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${localName} ${name}`);
        const isAddress = /^(href|src|action|formaction|xlink:href|poster|data|srcset)$/.test(name);
        if (isAddress && !/^(https?|mailto):$/.test(new URL(value, location.href).protocol)) found.push(`${localName} ${name}=${value}`);
      }
      if (getComputedStyle(element).position === 'fixed') found.push(`${localName} is fixed`);
    }
    return found;
  };

  /** `look` says what no Markdown may do on a page of this reader; `stop` says what the browser noticed. */
  function watched({ context, page, foreign, complaints }: Visited) {
    const dialogs: string[] = [];
    context.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const look = async (last: string, count: number) => {
      await page.getByText(last, { exact: true }).first().waitFor();
      expect(await page.getByText(/^drawn\d$/).count()).toBeGreaterThanOrEqual(count);
      expect(await page.evaluate(brought)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await page.title()).not.toContain('owned');
    };
    const stop = () => {
      expect(dialogs).toEqual([]);
      // Pictures from elsewhere are links: the policy of the page has nothing to stop.
      expect(foreign).toEqual([]);
      expect(complaints.filter(complaint => /Content Security Policy/.test(complaint))).toEqual([]);
    };
    return { page, look, stop };
  }

  test('nothing runs, nothing is fetched from elsewhere, nothing leaves its box', async ({ product, root, visitAs }) => {
    expect(markdownAttacks.length).toBeGreaterThan(300);
    const victim = await asNewUser(product, 'victim');
    const uid = (await root.profile.home({ username: 'victim' })).uid;
    const { id: did } = await root.discussion.add({ title: 'Bad', description: 'x', content: attackTexts(1)[0] ?? '', categoryId: 1 });
    const texts = attackTexts(10);
    for (const content of texts)
      await product
        .database()
        .$client.query('insert into comments (discussion_id, user_id, content) values ($1, $2, $3)', [did, uid, content]);
    for (const content of attackTexts(4)) await root.notice.send({ title: 'Bad', content, type: 'Single', recipientId: uid });
    expect((await victim.message.mine()).total).toBe(4);

    const { page, look, stop } = watched(await visitAs('victim'));
    for (const [address, last, count] of [
      [`/discussion-detail/${did}`, 'drawn9', 11],
      ['/message/mine', 'drawn3', 4],
    ] as const) {
      await page.goto(address);
      await look(last, count);
    }
    stop();
  });

  test('the same of every other text that is Markdown', async ({ product, root, visitAs }) => {
    const [attacks = ''] = attackTexts(1);
    const reader = await asNewUser(product, 'reader');
    const { id: cid } = await root.contestEditor.add(contestDraft(moments.running));
    const ofSite = { training: { title: 'Bad', description: 'x' }, trainingCategory: { name: 'Terms', color: '#3d5a9e' } };
    const { id: tid } = await root.trainingEditor.add(ofSite);
    await root.trainingEditor.addProblem({ tid, pid: 1, displayId: 'A' });
    const { id: gid } = await root.group.add(groupDraft());
    await reader.groupMember.join({ gid });
    await root.groupAnnouncement.add({ gid, title: 'Bad words', content: 'x' });
    const { id: assignment } = await root.assignment.add({ gid, tid, terms: { dueAt: new Date('2100-01-01'), toAll: true } });
    await root.announcementEditor.add({ title: 'Bad news', content: 'x' });
    const fill = (statement: string) => product.database().$client.query(statement, [attacks]);
    await fill(`update problems set description = $1, input = $1, output = $1, hint = $1, translations = '{}' where problem_id = 'P1001'`);
    for (const [table, column] of [
      ['trainings', 'description'],
      ['training_problems', 'text'],
      ['contests', 'description'],
      ['groups', 'description'],
      ['announcements', 'content'],
      ['assignments', 'note'],
      ['users', 'signature'],
    ])
      await fill(`update ${table} set ${column} = $1`);

    const { page, look, stop } = watched(await visitAs('reader'));
    for (const address of [
      '/problem/P1001',
      `/training/${tid}/`,
      `/training/${tid}/problems`,
      `/contest/${cid}/`,
      `/group/${gid}`,
      `/group/${gid}/assignment/${assignment}`,
      '/user-home',
    ]) {
      await page.goto(address);
      await look('drawn0', 1);
    }
    for (const [address, title, count] of [
      ['/home', 'Bad news', 1],
      [`/group/${gid}`, 'Bad words', 2],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: title }).click();
      await page
        .getByText('drawn0', { exact: true })
        .nth(count - 1)
        .waitFor();
      await look('drawn0', count);
    }
    stop();
  });
});
