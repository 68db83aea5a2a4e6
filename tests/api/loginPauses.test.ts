import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const password = 'correct horse';
describe('W13: who cannot solve a slide waits after failures instead', () => {
  /** A client that knows of no slide, from an address of its own. */
  async function answerTo(address: string, username: string, word: string, language = 'en-US') {
    const response = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'accept-language': language },
      body: JSON.stringify({ username, password: word }),
    });
    const { code = 'done', msg } = (await response.json()) as { code?: string; msg: string };
    return { code, msg, waitS: Number(response.headers.get('retry-after')) };
  }
  async function loginFrom(address: string, username: string, word: string): Promise<[code: string, waitS: number]> {
    const { code, waitS } = await answerTo(address, username, word);
    return [code, waitS];
  }
  /** The pause is over. */
  const wait = () => product.database().execute(`update rate_limits set expire = 0 where key like 'login-pause:%'`);

  test('longer each time, and comes in with the right password after that', async () => {
    await asNewUser(product, 'oldclient');
    const here = '192.0.2.10';
    for (let i = 0; i < 3; i++) expect(await loginFrom(here, 'oldclient', 'wrong password')).toEqual(['login.wrong', 0]);
    for (const pauseS of [5, 10, 20, 40, 80]) {
      const [code, waitS] = await loginFrom(here, 'oldclient', password);
      expect(code).toBe('login.slideRequired');
      expect(waitS).toBeLessThanOrEqual(pauseS);
      expect(waitS).toBeGreaterThan(pauseS / 2);
      await wait();
      expect((await loginFrom(here, 'oldclient', 'wrong password'))[0]).toBe('login.wrong');
    }
    await wait();
    expect((await loginFrom(here, 'oldclient', password))[0]).toBe('done');
    expect((await loginFrom(here, 'oldclient', 'wrong password'))[0]).toBe('login.wrong');
  });

  test('and is told for how long, and that a slide is the other way', async () => {
    await asNewUser(product, 'puzzled');
    for (let i = 0; i < 8; i++) {
      await wait();
      await loginFrom('192.0.2.40', 'puzzled', 'wrong password');
    }
    const english = await answerTo('192.0.2.40', 'puzzled', password);
    expect(english.msg).toBe(`Wait ${english.waitS} seconds before the next login, or solve the slide verification first`);
    const chinese = await answerTo('192.0.2.40', 'puzzled', password, 'zh-CN');
    expect(chinese.msg).toBe(`请等待 ${chinese.waitS} 秒后再登录，或先完成滑动验证`);
  });

  test('and is not kept out by who guesses elsewhere, until that comes from many places', async () => {
    await asNewUser(product, 'envied');
    for (const network of ['192.0.2.21', '192.0.2.22', '192.0.2.23', '192.0.2.24']) {
      expect((await loginFrom('192.0.2.20', 'envied', password))[0]).toBe('done');
      for (let i = 0; i < 15; i++) {
        await wait();
        expect((await loginFrom(network, 'envied', 'wrong password'))[0]).toBe('login.wrong');
      }
      await product
        .database()
        .execute(`update rate_limits set points = 15 * ${Number(network.slice(-1))} where key = 'login-account:envied'`);
    }
    expect((await loginFrom('192.0.2.20', 'envied', password))[0]).toBe('login.slideRequired');
  });

  test('of several tries at once one passes', async () => {
    await asNewUser(product, 'hurried');
    for (let i = 0; i < 3; i++) await loginFrom('192.0.2.30', 'hurried', 'wrong password');
    await wait();
    const tries = await Promise.all(Array.from({ length: 6 }, () => loginFrom('192.0.2.30', 'hurried', 'wrong password')));
    expect(tries.filter(([code]) => code === 'login.wrong')).toHaveLength(1);
  });
});
