import { zodResolver } from '@hookform/resolvers/zod';
import { ProfileChange, type UserInfo } from '@oj/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type FieldNamesMarkedBoolean, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

export type ProfileValues = z.input<typeof ProfileChange>;

export const profileValues = (user: UserInfo): ProfileValues => ({
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

/** What the user touched: the rest stays as it is, whoever changed it meanwhile. */
export const touched = (values: ProfileValues, dirty: Partial<FieldNamesMarkedBoolean<ProfileValues>>): ProfileValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof ProfileValues]));

/** The profile as a form, which follows what is saved in another tab. What was not saved is still there after another page, and leaving the site asks first. */
export function useProfileForm(user: UserInfo) {
  const cache = useQueryClient();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(ProfileChange),
    defaultValues: profileValues(user),
  });
  const { reset, getValues, formState } = form;
  const { isDirty } = formState;
  useEffect(() => {
    const draftKey = ['setting', 'draft', user.uid];
    const draft = cache.getQueryData<ProfileValues>(draftKey);
    if (draft) reset(draft, { keepDefaultValues: true });
    return () => void cache.setQueryData(draftKey, getValues());
  }, [cache, user.uid, reset, getValues]);
  const shown = useRef(user);
  useEffect(() => {
    if (shown.current === user) return;
    shown.current = user;
    reset(profileValues(user), { keepDirtyValues: true });
  }, [user, reset]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return form;
}
