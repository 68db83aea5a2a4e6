import { Dialog, type Phrases, TextField, usePhrases } from '@oj/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MarkdownField } from '../form/MarkdownField';
import { SaveDialogForm } from '../form/SaveDialogForm';
import type { SaveFormState } from '../form/useSaveForm';
import type { WritingWords } from './writingWords';

const MOST_CHARACTERS = 65_535;

interface Written {
  /** Absent for what is new. */
  id?: number;
  title: string;
  content: string;
}

interface WritingDialogProps {
  words: Phrases<WritingWords>;
  /** The dialog is closed when it is undefined. */
  draft: Written | undefined;
  onClose: () => void;
  /** The form, rendered while the dialog is open. */
  children: ReactNode;
}

/** The dialog that edits a text with a title. Clicking outside does not close it. */
export function WritingDialog({ words, draft, onClose, children }: WritingDialogProps) {
  const say = usePhrases(words);
  const title = draft?.id === undefined ? say('add') : say('edit', draft);
  return (
    <Dialog title={title} width={760} closeOnOutsidePress={false} open={!!draft} onOpenChange={open => !open && onClose()}>
      {draft && children}
    </Dialog>
  );
}

interface WritingFormProps<Values extends Written & FieldValues> {
  words: Phrases<WritingWords>;
  /** A form with title and content, and whatever else belongs to them. */
  form: SaveFormState<Values>;
  /** Fields before the title, and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** Props of the editor, such as the upload of files. */
  editor?: Omit<ComponentProps<typeof MarkdownField>, 'control' | 'name' | 'label'>;
  submitLabel: string;
  onClose: () => void;
}

/** The fields of a text with a title. */
export function WritingForm<Values extends Written & FieldValues>({
  words,
  form,
  before,
  after,
  editor,
  submitLabel,
  onClose,
}: WritingFormProps<Values>) {
  const say = usePhrases(words);
  const { field, methods } = form as unknown as SaveFormState<Written>;
  return (
    <SaveDialogForm form={form} submit={submitLabel} onClose={onClose}>
      {before}
      <TextField label={say('name')} required maxLength={255} {...field('title')} />
      <MarkdownField control={methods.control} name="content" label={say('content')} required maxCharacters={MOST_CHARACTERS} {...editor} />
      {after}
    </SaveDialogForm>
  );
}

/** What is missing of a text with a title: phrases of `WritingWords`. */
export const writingFaults = ({ title, content }: Written) => ({
  ...(title.trim() ? {} : { title: 'nameRule' as const }),
  ...(content ? {} : { content: 'contentRule' as const }),
});
