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
  rejudge(input: Input<Api['rejudge']>) {
    return this.judging.rejudge(input);
  }

  @Handles(api.rejudgeProblem)
  rejudgeProblem(input: Input<Api['rejudgeProblem']>) {
    return this.judging.rejudgeProblem(input);
  }

  @Handles(api.rejudgeContestProblem)
  rejudgeContestProblem(input: Input<Api['rejudgeContestProblem']>) {
    return this.judging.rejudgeContestProblem(input);
  }

  @Handles(api.manual)
  manual(input: Input<Api['manual']>, caller: Caller) {
    return this.judging.manual(input, caller);
  }

  @Handles(api.cancel)
  cancel(input: Input<Api['cancel']>, caller: Caller) {
    return this.judging.cancel(input, caller);
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
  settleFault(input: Input<Api['settleFault']>) {
    return this.judging.settleFault(input);
  }

  @Handles(api.testFile)
  testFile({ hash }: Input<Api['testFile']>, _: Caller | undefined, { judgeSecret }: Visit) {
    checkSecret(this.config.judgeSecret, judgeSecret);
    return { type: 'application/octet-stream', body: this.store.read(hash) };
  }
}
