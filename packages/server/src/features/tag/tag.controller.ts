import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TagService } from './tag.service';

const api = contract.tag;
const editor = contract.tagEditor;
const inGroups = contract.groupProblem;
type Api = typeof api;
type Editor = typeof editor;
type InGroups = typeof inGroups;

@Controller()
export class TagController {
  constructor(private readonly tags: TagService) {}

  @Handles(api.classified)
  classified(input: ServerInput<Api['classified']>, caller: Caller | undefined, { locale }: RequestContext) {
    return this.tags.classified(input, caller, locale);
  }

  @Handles(api.ofProblem)
  ofProblem(input: ServerInput<Api['ofProblem']>, caller: Caller | undefined, { locale }: RequestContext) {
    return this.tags.ofProblem(input, caller, locale);
  }

  @Handles(inGroups.tags)
  forGroup(_: InputFor<InGroups['tags']>, group: InGroup, { locale }: RequestContext) {
    return this.tags.forGroup(group, locale);
  }

  @Handles(inGroups.tagsOf)
  ofGroupProblem(input: ServerInput<InGroups['tagsOf']>, caller: Caller, { locale }: RequestContext) {
    return this.tags.ofGroupProblem(input, caller, locale);
  }

  @Handles(editor.list)
  list(input: ServerInput<Editor['list']>) {
    return this.tags.list(input);
  }

  @Handles(editor.add)
  add(draft: ServerInput<Editor['add']>, caller: Caller, context: RequestContext) {
    return this.tags.add(draft, { caller, context });
  }

  @Handles(editor.change)
  change(draft: ServerInput<Editor['change']>, caller: Caller, context: RequestContext) {
    return this.tags.change(draft, { caller, context });
  }

  @Handles(editor.remove)
  remove(input: ServerInput<Editor['remove']>, caller: Caller, context: RequestContext) {
    return this.tags.remove(input, { caller, context });
  }

  @Handles(editor.classifications)
  classifications(input: ServerInput<Editor['classifications']>) {
    return this.tags.classifications(input);
  }

  @Handles(editor.addClassification)
  addClassification(draft: ServerInput<Editor['addClassification']>, caller: Caller, context: RequestContext) {
    return this.tags.addClassification(draft, { caller, context });
  }

  @Handles(editor.changeClassification)
  changeClassification(draft: ServerInput<Editor['changeClassification']>, caller: Caller, context: RequestContext) {
    return this.tags.changeClassification(draft, { caller, context });
  }

  @Handles(editor.removeClassification)
  removeClassification(input: ServerInput<Editor['removeClassification']>, caller: Caller, context: RequestContext) {
    return this.tags.removeClassification(input, { caller, context });
  }
}
