import { MarkdownEditor, usePhrases } from '@oj/ui';
import { type Ref, useImperativeHandle } from 'react';
import { useAttachments } from '../attachment/useAttachments';
import { settingPhrases } from './settingPhrases';

const MOST_CHARACTERS = 65_535;

interface SignatureFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  error: string | undefined;
  /** Function that the form calls with the saved signature: uploads that it does not link are deleted. */
  settle: Ref<(texts: string) => void>;
}

/** The signature in Markdown, with files. */
export function SignatureField({ value, onValueChange, error, settle }: SignatureFieldProps) {
  const say = usePhrases(settingPhrases);
  const attachments = useAttachments();
  useImperativeHandle(settle, () => attachments.settle);
  return (
    <MarkdownEditor
      label={say('signature')}
      hint={say('signatureHint')}
      error={error}
      maxCharacters={MOST_CHARACTERS}
      {...attachments.editor}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
