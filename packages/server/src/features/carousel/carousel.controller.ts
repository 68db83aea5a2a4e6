import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { CarouselService } from './carousel.service';

const api = contract.carousel;
type Api = typeof api;

@Controller()
export class CarouselController {
  constructor(private readonly carousel: CarouselService) {}

  @Handles(api.upload)
  upload(_: Input<Api['upload']>, caller: Caller, visit: Visit) {
    return this.carousel.upload({ caller, visit });
  }

  @Handles(api.uploadSpeltOtherwise)
  uploadSpeltOtherwise(_: Input<Api['uploadSpeltOtherwise']>, caller: Caller, visit: Visit) {
    return this.carousel.upload({ caller, visit });
  }

  @Handles(api.remove)
  remove({ id }: Input<Api['remove']>, caller: Caller, visit: Visit) {
    return this.carousel.remove(id, { caller, visit });
  }
}
