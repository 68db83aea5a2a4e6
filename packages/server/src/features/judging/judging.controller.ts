import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { InjectConfig, type Config } from '../../config';
import { FileStore } from '../../files/store';
import { checkSecret } from './judgeSecret';
import { JudgingService } from './judging.service';
import { ResubmitService } from './resubmit.service';

const api = contract.judging;
type Api = typeof api;

@Controller()
export class JudgingController {
  constructor(
    private readonly judging: JudgingService,
    private readonly resubmits: ResubmitService,
    private readonly store: FileStore,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Handles(contract.submission.resubmit)
  resubmit(input: ServerInput<typeof contract.submission.resubmit>, caller: Caller, { locale }: RequestContext) {
    return this.resubmits.resubmit(input, caller, locale);
  }

  @Handles(api.rejudge)
  rejudge(input: ServerInput<Api['rejudge']>, caller: Caller, context: RequestContext) {
    return this.judging.rejudge(input, { caller, context });
  }

  @Handles(api.rejudgeProblem)
  rejudgeProblem(input: ServerInput<Api['rejudgeProblem']>, caller: Caller, context: RequestContext) {
    return this.judging.rejudgeProblem(input, { caller, context });
  }

  @Handles(api.rejudgeContestProblem)
  rejudgeContestProblem(input: ServerInput<Api['rejudgeContestProblem']>, caller: Caller, context: RequestContext) {
    return this.judging.rejudgeContestProblem(input, { caller, context });
  }

  @Handles(api.problemProgress)
  problemProgress(input: ServerInput<Api['problemProgress']>) {
    return this.judging.problemProgress(input);
  }

  @Handles(api.stopRejudge)
  stopRejudge(input: ServerInput<Api['stopRejudge']>, caller: Caller, context: RequestContext) {
    return this.judging.stopRejudge(input, { caller, context });
  }

  @Handles(api.contestProgress)
  contestProgress({ cid }: ServerInput<Api['contestProgress']>) {
    return this.judging.contestProgress(cid);
  }

  @Handles(api.manual)
  manual(input: ServerInput<Api['manual']>, caller: Caller, context: RequestContext) {
    return this.judging.manual(input, { caller, context });
  }

  @Handles(api.cancel)
  cancel(input: ServerInput<Api['cancel']>, caller: Caller, context: RequestContext) {
    return this.judging.cancel(input, { caller, context });
  }

  @Handles(api.machines)
  machines() {
    return this.judging.machines();
  }

  @Handles(api.faults)
  faults() {
    return this.judging.faults();
  }

  @Handles(api.settleFault)
  settleFault(input: ServerInput<Api['settleFault']>, caller: Caller, context: RequestContext) {
    return this.judging.settleFault(input, { caller, context });
  }

  @Handles(api.testFile)
  async testFile({ hash }: ServerInput<Api['testFile']>, _: Caller | undefined, { judgeSecret }: RequestContext) {
    checkSecret(this.config.judgeSecret, judgeSecret);
    return { type: 'application/octet-stream', body: await this.store.read(hash) };
  }
}
