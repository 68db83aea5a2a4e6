import type { SlideAction } from '@oj/contract';
import { humanTrack } from '../../packages/server/src/features/verification/humanTrack';
import type { Api, Product } from './product';

/** The part of a challenge that the server keeps to itself. */
export async function answerTo(product: Product, key: string): Promise<string> {
  const { rows } = await product.database().$client.query<{ answer: string }>('select answer from challenges where key = $1', [key]);
  const [found] = rows;
  if (!found) throw new Error('there is no such challenge');
  return found.answer;
}

/** Where the hole is in the picture that was handed out last, px. It looks as if it had been handed out a while ago. */
export async function placeOfHole(product: Product): Promise<number> {
  const { rows } = await product
    .database()
    .$client.query<{ key: string }>(`select key from challenges where kind = 'slide' order by asked_at desc limit 1`);
  const key = rows[0]?.key ?? '';
  await age(product, key);
  return Number(await answerTo(product, key));
}

/** Lets a challenge look as if it had been asked a while ago, as a person needs a while. */
const age = (product: Product, key: string) =>
  product.database().$client.query(`update challenges set asked_at = now() - interval '5 seconds' where key = $1`, [key]);

/** A ticket for an action, as somebody gets it who solves the slide. */
export async function solveSlide(product: Product, api: Api, action: SlideAction = 'login'): Promise<string> {
  const { key } = await api.verification.slide({ action });
  const offsetPx = Number(await answerTo(product, key));
  await age(product, key);
  const { ticket } = await api.verification.solveSlide({ key, track: humanTrack(offsetPx) });
  if (!ticket) throw new Error('the slide was not solved');
  return ticket;
}
