import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { CarouselService } from './carousel.service';

const api = contract.carousel;
type Api = typeof api;

@Controller()
export class CarouselController {
  constructor(private readonly carousel: CarouselService) {}

  @Handles(api.upload)
  upload(_: ServerInput<Api['upload']>, caller: Caller, context: RequestContext) {
    return this.carousel.upload({ caller, context });
  }

  @Handles(api.uploadSpeltOtherwise)
  uploadSpeltOtherwise(_: ServerInput<Api['uploadSpeltOtherwise']>, caller: Caller, context: RequestContext) {
    return this.carousel.upload({ caller, context });
  }

  @Handles(api.remove)
  remove({ id }: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.carousel.remove(id, { caller, context });
  }
}
