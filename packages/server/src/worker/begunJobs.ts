import { createHash } from 'node:crypto';
import type { Begun, JudgeRequest } from '../judge/judge';
import type { Job } from '../judge/queue/queue';

interface Kept {
  job: Job;
  digest: string;
  begun: Begun;
}

const MOST_KEPT = 16;

/** Jobs that a judge has begun with and given back. It goes on where it was, if nobody else had them meanwhile and the request is the same. */
export class BegunJobs {
  /** The one that was kept longest ago first. */
  private readonly kept = new Map<number, Kept>();

  keep(job: Job, request: JudgeRequest, begun: Begun) {
    this.kept.delete(job.id);
    this.kept.set(job.id, { job, digest: digestOf(request), begun });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
  }

  take(job: Job, request: JudgeRequest): Begun | undefined {
    const found = this.kept.get(job.id);
    this.kept.delete(job.id);
    return found && found.job.attempt + 1 === job.attempt && found.digest === digestOf(request) ? found.begun : undefined;
  }
}

const digestOf = (request: JudgeRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64');
