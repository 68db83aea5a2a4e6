import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { QuestionService } from './question.service';

const api = contract.question;
type Api = typeof api;

@Controller()
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  @Handles(api.list)
  list(query: InputFor<Api['list']>, scoped: InContest) {
    return this.questions.list(query, scoped);
  }

  @Handles(api.count)
  count(query: InputFor<Api['count']>, scoped: InContest) {
    return this.questions.count(query, scoped);
  }

  @Handles(api.claim)
  claim(input: InputFor<Api['claim']>, scoped: InContest) {
    return this.questions.claim(input, scoped);
  }

  @Handles(api.answer)
  answer(input: InputFor<Api['answer']>, scoped: InContest, context: RequestContext) {
    return this.questions.answer(input, scoped, context);
  }

  @Handles(api.answers)
  answers(query: InputFor<Api['answers']>, scoped: InContest) {
    return this.questions.answers(query, scoped);
  }

  @Handles(api.changeAnswers)
  changeAnswers(input: InputFor<Api['changeAnswers']>, scoped: InContest, context: RequestContext) {
    return this.questions.changeAnswers(input, scoped, context);
  }
}
