import type { ClientInput, contract, Status } from '@oj/contract';
import { storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { verdict } from './byHand';
import { contestsOf } from './contests';
import type { Api, Product } from './product';

type Draft = ClientInput<typeof contract.trainingEditor.add>['training'];

export const TRAINING_PASSWORD = 'willow';

/** Makes trainings of a teacher, submits in them and judges by hand, in a product without judges. */
export function trainingsOf(people: () => { product: Product; root: Api; teacher: Api }) {
  const contests = contestsOf(
    () => people().product,
    () => people().root,
  );
  let made = 0;
  let category: Promise<{ id: number }> | undefined;
  const categoryOfAll = () => (category ??= people().teacher.trainingEditor.addCategory({ name: 'Basics', color: '#3d5a9e' }));

  /** Adds a training with public problems A, B, … */
  async function training(facts: Partial<Draft> = {}, problems = 1) {
    const desk = people().teacher.trainingEditor;
    made += 1;
    const draft = { title: `Training ${made}`, description: 'Read, think, write.', ...facts };
    const { id: tid } = await desk.add({ training: draft, trainingCategory: await categoryOfAll() });
    const pids: number[] = [];
    for (let place = 0; place < problems; place += 1) {
      const pid = await contests.problem();
      await desk.addProblem({ tid, pid, displayId: String.fromCodePoint(65 + place) });
      pids.push(pid);
    }
    return { tid, pids, first: pids[0] ?? 0 };
  }

  return {
    contests,
    categoryOfAll,
    training,
    closed: (problems = 1) => training({ auth: 'Private', privatePwd: TRAINING_PASSWORD }, problems),
    /** Submits in a training, or in practice, and judges it. */
    async submit(api: Api, where: { tid?: number; pid: string }, status: Status, timeMs = 10) {
      const { submitId, cid } = await api.submission.submit({ ...where, language: 'C++ 17', code: 'int main() {}' });
      const job = await contests.hand.nextJob();
      if (job.targetId !== submitId || cid !== 0) throw new Error(`submission ${submitId} is not the one of practice that waits`);
      await storeVerdict(people().product.database(), job, { ...verdict(status), timeMs });
      return submitId;
    },
    async problemIdOf(pid: number) {
      const { rows } = await people().product.database().execute(`select problem_id from problems where id = ${pid}`);
      return String(rows[0]?.problem_id);
    },
  };
}
