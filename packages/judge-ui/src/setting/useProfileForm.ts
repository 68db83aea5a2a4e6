import type { UserInfo } from '@oj/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useLazyForm } from './useLazyForm';

type ProfileValues = z.input<typeof import('./formRules').ProfileChange>;
export type ProfileDraft = ReturnType<typeof useProfileForm>;

const draftKey = (uid: string) => ['setting', 'draft', uid];
const loadRules = async () => (await import('./formRules')).ProfileChange;

const profileValues = (user: UserInfo): ProfileValues => ({
  realname: user.realname ?? '',
  nickname: user.nickname ?? '',
  school: user.school ?? '',
  number: user.number ?? '',
  cfUsername: user.cfUsername ?? '',
  github: user.github ?? '',
  blog: user.blog ?? '',
  gender: user.gender,
  signature: user.signature ?? '',
});

/** The profile as a form, which follows what is saved in another tab. What was not saved is still there after another page, and leaving the site asks first. */
export function useProfileForm(user: UserInfo) {
  const cache = useQueryClient();
  const [draft] = useState(() => cache.getQueryData<Partial<ProfileValues>>(draftKey(user.uid)));
  const form = useLazyForm({ stored: profileValues(user), loadRules, draft });
  const isDirty = Object.keys(form.edits).length > 0;
  const unsaved = useRef(form.edits);
  useEffect(() => {
    unsaved.current = form.edits;
  });
  useEffect(() => () => void cache.setQueryData(draftKey(user.uid), unsaved.current), [cache, user.uid]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return { ...form, isDirty };
}
