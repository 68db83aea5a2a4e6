import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { InjectConfig, type Config } from '../../config';
import { FileStore } from '../../files/store';
import { checkSecret } from './judgeSecret';
import { JudgingService } from './judging.service';

const api = contract.judging;
type Api = typeof api;

@Controller()
export class JudgingController {
  constructor(
    private readonly judging: JudgingService,
    private readonly store: FileStore,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Handles(api.rejudge)
  rejudge(input: Input<Api['rejudge']>, caller: Caller, visit: Visit) {
    return this.judging.rejudge(input, { caller, visit });
  }

  @Handles(api.rejudgeProblem)
  rejudgeProblem(input: Input<Api['rejudgeProblem']>, caller: Caller, visit: Visit) {
    return this.judging.rejudgeProblem(input, { caller, visit });
  }

  @Handles(api.rejudgeContestProblem)
  rejudgeContestProblem(input: Input<Api['rejudgeContestProblem']>, caller: Caller, visit: Visit) {
    return this.judging.rejudgeContestProblem(input, { caller, visit });
  }

  @Handles(api.manual)
  manual(input: Input<Api['manual']>, caller: Caller, visit: Visit) {
    return this.judging.manual(input, { caller, visit });
  }

  @Handles(api.cancel)
  cancel(input: Input<Api['cancel']>, caller: Caller, visit: Visit) {
    return this.judging.cancel(input, { caller, visit });
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
  settleFault(input: Input<Api['settleFault']>, caller: Caller, visit: Visit) {
    return this.judging.settleFault(input, { caller, visit });
  }

  @Handles(api.testFile)
  testFile({ hash }: Input<Api['testFile']>, _: Caller | undefined, { judgeSecret }: Visit) {
    checkSecret(this.config.judgeSecret, judgeSecret);
    return { type: 'application/octet-stream', body: this.store.read(hash) };
  }
}
