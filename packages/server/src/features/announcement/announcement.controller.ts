import { contract, type Input, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AnnouncementQueries } from './announcement.queries';

const api = contract.announcement;

@Controller()
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementQueries) {}

  @Handles(api.common)
  async common(paging: Input<typeof api.common>, _: Caller | undefined, { locale }: Visit) {
    const { records, total } = await this.announcements.page(paging, locale);
    return toPage(records, total, paging);
  }
}
