import { type Contest, type PrintJob, printStatuses } from '@oj/contract';
import { formatMoment } from '@oj/ui';
import type { Api } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { usePlace } from '../seats/usePlace';
import { type Paper, printPapers } from './printPaper';

/**
 * Takes print jobs and prints them by the browser. What another organiser has taken meanwhile is left out, and told when the others are
 * printed.
 */
export function usePrintOnPaper({ id: cid, title }: Pick<Contest, 'id' | 'title'>) {
  const placeOf = usePlace();
  async function paperOf(api: Api, job: PrintJob): Promise<Paper> {
    const { id, username, realname, gmtCreate, status } = job;
    // Nobody else prints it meanwhile: what another organiser has taken is refused.
    if (status === printStatuses.waiting) await api.print.claim({ cid, id, claimed: true });
    const text = await (await api.print.text({ id })).text();
    const heading = realname ? `${username} ${realname}` : username;
    return { heading, place: placeOf(job), note: `#${id} · ${formatMoment(gmtCreate)} · ${title}`, text };
  }
  return useChange(contestKeys.prints(cid), async (api, jobs: readonly PrintJob[]) => {
    const papers: Paper[] = [];
    const refused: unknown[] = [];
    for (const job of jobs) {
      await paperOf(api, job).then(
        paper => papers.push(paper),
        (reason: unknown) => refused.push(reason),
      );
    }
    if (papers.length) printPapers(papers);
    if (refused.length) throw refused[0];
  });
}
