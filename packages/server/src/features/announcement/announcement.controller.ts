import { contract, type Input, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AnnouncementQueries } from './announcement.queries';
import { AnnouncementService } from './announcement.service';

const api = contract.announcement;
const editor = contract.announcementEditor;
type Editor = typeof editor;

@Controller()
export class AnnouncementController {
  constructor(
    private readonly queries: AnnouncementQueries,
    private readonly announcements: AnnouncementService,
  ) {}

  @Handles(api.common)
  async common(paging: Input<typeof api.common>, _: Caller | undefined, { locale }: Visit) {
    const { records, total } = await this.queries.page(paging, locale);
    return toPage(records, total, paging);
  }

  @Handles(editor.list)
  async list(paging: Input<Editor['list']>) {
    const { records, total } = await this.queries.pageForEditors(paging);
    return toPage(records, total, paging);
  }

  @Handles(editor.add)
  add(draft: Input<Editor['add']>, caller: Caller, visit: Visit) {
    return this.announcements.add(draft, { caller, visit });
  }

  @Handles(editor.change)
  change(draft: Input<Editor['change']>, caller: Caller, visit: Visit) {
    return this.announcements.change(draft, { caller, visit });
  }

  @Handles(editor.remove)
  remove(input: Input<Editor['remove']>, caller: Caller, visit: Visit) {
    return this.announcements.remove(input, { caller, visit });
  }
}
