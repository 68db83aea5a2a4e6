import { contract, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
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
  async common(paging: ServerInput<typeof api.common>, _: Caller | undefined, { locale }: RequestContext) {
    const { records, total } = await this.queries.page(paging, locale);
    return toPage(records, total, paging);
  }

  @Handles(editor.list)
  async list(paging: ServerInput<Editor['list']>) {
    const { records, total } = await this.queries.pageForEditors(paging);
    return toPage(records, total, paging);
  }

  @Handles(editor.add)
  add(draft: ServerInput<Editor['add']>, caller: Caller, context: RequestContext) {
    return this.announcements.add(draft, { caller, context });
  }

  @Handles(editor.change)
  change(draft: ServerInput<Editor['change']>, caller: Caller, context: RequestContext) {
    return this.announcements.change(draft, { caller, context });
  }

  @Handles(editor.remove)
  remove(input: ServerInput<Editor['remove']>, caller: Caller, context: RequestContext) {
    return this.announcements.remove(input, { caller, context });
  }
}
