import type { UserInfo } from '@oj/contract';
import { MarkdownEditor, usePhrases } from '@oj/ui';
import { type Ref, useImperativeHandle } from 'react';
import { useAttachments } from '../attachment/useAttachments';
import { isAdmin } from '../desk/shell/deskRoles';
import { settingPhrases } from './settingPhrases';

const MOST_CHARACTERS = 65_535;

interface SignatureFieldProps {
  user: UserInfo;
  value: string;
  onValueChange: (text: string) => void;
  error: string | undefined;
  /** To be called with the signature that was saved: what it no longer links is taken away. */
  settle: Ref<(texts: string) => void>;
}

/** The signature in Markdown. Anybody puts files into it; pictures are for admins. */
export function SignatureField({ user, value, onValueChange, error, settle }: SignatureFieldProps) {
  const say = usePhrases(settingPhrases);
  const attachments = useAttachments();
  useImperativeHandle(settle, () => attachments.settle);
  const { uploadImage, ...forEverybody } = attachments.editor;
  return (
    <MarkdownEditor
      label={say('signature')}
      hint={say('signatureHint')}
      error={error}
      maxCharacters={MOST_CHARACTERS}
      {...forEverybody}
      {...(isAdmin(user) && { uploadImage })}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
