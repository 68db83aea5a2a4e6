import { Dialog, MarkdownEditor, type Phrases, TextField, usePhrases } from '@oj/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { DialogForm } from '../DialogForm';
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

/** A draft, and whether the reader has tried to send it. After that, missing fields are marked. */
export function useDraftOf<Draft>(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }));
  return { draft, change, isTried, tried: () => setIsTried(true) };
}

interface WritingFormProps {
  words: Phrases<WritingWords>;
  /** Result of `useDraftOf`. */
  writing: { draft: Written; change: (part: Partial<Written>) => void; isTried: boolean; tried: () => void };
  /** Fields before the title, and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whether those fields are valid. Default true. */
  isComplete?: boolean;
  /** Props of the editor, such as the upload of files. */
  editor?: Partial<ComponentProps<typeof MarkdownEditor>>;
  submitLabel: string;
  /** State of the mutation that sends the draft. */
  sending: { isPending: boolean; error: Error | null };
  /** Called when title and text are filled in. */
  onSend: () => void;
  onClose: () => void;
}

export function WritingForm({
  words,
  writing,
  before,
  after,
  isComplete = true,
  editor,
  submitLabel,
  sending,
  onSend,
  onClose,
}: WritingFormProps) {
  const say = usePhrases(words);
  const {
    draft: { title, content },
    change,
    isTried,
    tried,
  } = writing;
  const submit = () => {
    tried();
    if (title.trim() && content && isComplete) onSend();
  };
  return (
    <DialogForm submit={submitLabel} sending={sending} onSubmit={submit} onClose={onClose}>
      {before}
      <TextField
        label={say('name')}
        required
        maxLength={255}
        value={title}
        error={isTried && !title.trim() && say('nameRule')}
        onChange={event => change({ title: event.target.value })}
      />
      <MarkdownEditor
        label={say('content')}
        required
        maxCharacters={MOST_CHARACTERS}
        value={content}
        error={isTried && !content && say('contentRule')}
        onValueChange={next => change({ content: next })}
        {...editor}
      />
      {after}
    </DialogForm>
  );
}
