import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { CcsService } from './ccs.service';
import { CcsFeedService } from './ccsFeed.service';

const api = contract.ccs;
type Api = typeof api;
type Visited = InContest<Caller | undefined>;

@Controller()
export class CcsController {
  constructor(
    private readonly ccs: CcsService,
    private readonly feed: CcsFeedService,
  ) {}

  @Handles(api.information)
  information() {
    return this.ccs.information();
  }

  @Handles(api.contests)
  contests(_: object, __: unknown, { network }: RequestContext) {
    return this.ccs.contests(network);
  }

  @Handles(api.contest)
  contest(_: InputFor<Api['contest']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.contest({ scoped, network });
  }

  @Handles(api.access)
  access(_: InputFor<Api['access']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.access({ scoped, network });
  }

  @Handles(api.state)
  state(_: InputFor<Api['state']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.state({ scoped, network });
  }

  @Handles(api.scoreboard)
  scoreboard(_: InputFor<Api['scoreboard']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.scoreboard({ scoped, network });
  }

  @Handles(api.eventFeed)
  async eventFeed(input: InputFor<Api['eventFeed']>, scoped: Visited, { network, signal }: RequestContext) {
    return { events: await this.feed.open(input, { scoped, network }, signal) };
  }

  @Handles(api.files)
  files(input: InputFor<Api['files']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.files(input, { scoped, network });
  }

  @Handles(api.collection)
  collection(input: InputFor<Api['collection']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.collection(input, { scoped, network });
  }

  @Handles(api.object)
  object(input: InputFor<Api['object']>, scoped: Visited, { network }: RequestContext) {
    return this.ccs.object(input, { scoped, network });
  }
}
