import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { Handles } from '../../api/handles';
import { Pictures } from './pictures';

const api = contract.picture;

/** Time for which browsers keep a picture, also when it was removed meanwhile. */
const DAY_S = 86_400;

@Controller()
export class PictureController {
  constructor(private readonly pictures: Pictures) {}

  @Handles(api.show)
  async show({ name }: ServerInput<typeof api.show>) {
    return { ...(await this.pictures.open(name)), freshS: DAY_S };
  }
}
