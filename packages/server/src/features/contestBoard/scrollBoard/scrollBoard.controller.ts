import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../../access/scope';
import { Handles, type InputFor } from '../../../api/handles';
import { ScrollBoardService } from './scrollBoard.service';

const api = contract.scrollBoard;
type Api = typeof api;

@Controller()
export class ScrollBoardController {
  constructor(private readonly scrollBoard: ScrollBoardService) {}

  @Handles(api.info)
  info(_: InputFor<Api['info']>, scoped: InContest) {
    return this.scrollBoard.info(scoped);
  }

  @Handles(api.submissions)
  submissions(input: InputFor<Api['submissions']>, scoped: InContest) {
    return this.scrollBoard.submissions(input, scoped);
  }
}
