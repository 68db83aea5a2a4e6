import type { Api } from './product';
import { zip } from './zip';

/** Gives a problem one case: the input 1 and 2, the output `answer`. */
export async function setCase(root: Api, pid: number, answer: number) {
  const file = zip([
    { name: '1.in', content: '1 2\n' },
    { name: '1.out', content: `${answer}\n` },
  ]);
  const { fileListDir } = await root.testData.upload({ file, mode: 'default' });
  await root.testData.set({ pid, uploadTestcaseDir: fileListDir });
}
