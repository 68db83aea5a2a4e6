import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { TagService } from './tag.service';

const api = contract.tag;
const editor = contract.tagEditor;
type Api = typeof api;
type Editor = typeof editor;

@Controller()
export class TagController {
  constructor(private readonly tags: TagService) {}

  @Handles(api.classified)
  classified(input: Input<Api['classified']>, caller: Caller | undefined, { locale }: Visit) {
    return this.tags.classified(input, caller, locale);
  }

  @Handles(api.ofProblem)
  ofProblem(input: Input<Api['ofProblem']>, caller: Caller | undefined, { locale }: Visit) {
    return this.tags.ofProblem(input, caller, locale);
  }

  @Handles(editor.list)
  list(input: Input<Editor['list']>) {
    return this.tags.list(input);
  }

  @Handles(editor.add)
  add(draft: Input<Editor['add']>, caller: Caller, visit: Visit) {
    return this.tags.add(draft, { caller, visit });
  }

  @Handles(editor.change)
  change(draft: Input<Editor['change']>, caller: Caller, visit: Visit) {
    return this.tags.change(draft, { caller, visit });
  }

  @Handles(editor.remove)
  remove(input: Input<Editor['remove']>, caller: Caller, visit: Visit) {
    return this.tags.remove(input, { caller, visit });
  }

  @Handles(editor.classifications)
  classifications(input: Input<Editor['classifications']>) {
    return this.tags.classifications(input);
  }

  @Handles(editor.addClassification)
  addClassification(draft: Input<Editor['addClassification']>, caller: Caller, visit: Visit) {
    return this.tags.addClassification(draft, { caller, visit });
  }

  @Handles(editor.changeClassification)
  changeClassification(draft: Input<Editor['changeClassification']>, caller: Caller, visit: Visit) {
    return this.tags.changeClassification(draft, { caller, visit });
  }

  @Handles(editor.removeClassification)
  removeClassification(input: Input<Editor['removeClassification']>, caller: Caller, visit: Visit) {
    return this.tags.removeClassification(input, { caller, visit });
  }
}
