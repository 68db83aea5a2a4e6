import type { Gender, UserInfo } from '@oj/contract';
import { Button, RadioGroup, Skeleton, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTellError } from '../api/useTellError';
import { useAttachments } from '../attachment/useAttachments';
import { isAdmin } from '../desk/shell/deskRoles';
import { WhenNear } from '../shell/WhenNear';
import { settingPhrases } from './settingPhrases';
import { profileValues, type ProfileValues, touched } from './useProfileForm';
import { useChangeProfile } from './useSetting';

const MarkdownEditor = lazy(async () => ({ default: (await import('@oj/ui/MarkdownEditor')).MarkdownEditor }));

const lines = ['nickname', 'realname', 'school', 'number', 'cfUsername', 'github', 'blog'] as const;
const MOST_SIGNATURE_CHARACTERS = 65_535;

interface ProfileFormProps {
  user: UserInfo;
  form: UseFormReturn<ProfileValues>;
}

/** What users write about themselves. */
export function ProfileForm({ user, form }: ProfileFormProps) {
  const say = usePhrases(settingPhrases);
  const toast = useToast();
  const tellError = useTellError();
  const change = useChangeProfile();
  const { editor, settle } = useAttachments();
  const { uploadImage, ...forEverybody } = editor;
  const { register, control, handleSubmit, reset, formState } = form;
  const { errors, isDirty, dirtyFields, isSubmitting } = formState;
  const submit = handleSubmit(async values => {
    await change.mutateAsync(touched(values, dirtyFields)).then(saved => {
      reset(profileValues(saved));
      settle(saved.signature ?? '');
      toast({ tone: 'success', title: say('saved') });
    }, tellError);
  });
  const ruleOf = (field: (typeof lines)[number]) => say(field === 'github' || field === 'blog' ? 'addressRule' : 'tooLong');
  return (
    <Form noValidate aria-label={say('about')} onSubmit={submit}>
      <Pairs>
        {lines.map(field => (
          <TextField
            key={field}
            label={say(field)}
            hint={field === 'realname' ? say('realnameHint') : undefined}
            error={errors[field] && ruleOf(field)}
            {...register(field)}
          />
        ))}
        <Controller
          control={control}
          name="gender"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              variant="segmented"
              label={say('gender')}
              value={value ?? ''}
              onValueChange={chosen => onChange(chosen as Gender)}
              options={(['male', 'female', 'secrecy'] as const).map(gender => ({ value: gender, label: say(gender) }))}
            />
          )}
        />
      </Pairs>
      <Controller
        control={control}
        name="signature"
        render={({ field: { value, onChange } }) => (
          <WhenNear place={<EditorPlace />}>
            <Suspense fallback={<EditorPlace />}>
              <MarkdownEditor
                label={say('signature')}
                hint={say('signatureHint')}
                error={errors.signature && say('tooLong')}
                maxCharacters={MOST_SIGNATURE_CHARACTERS}
                {...forEverybody}
                {...(isAdmin(user) && { uploadImage })}
                value={value ?? ''}
                onValueChange={onChange}
              />
            </Suspense>
          </WhenNear>
        )}
      />
      <Foot>
        <Button type="submit" tone="primary" disabled={!isDirty} pending={isSubmitting}>
          {say('save')}
        </Button>
        {isDirty && (
          <>
            <Button tone="quiet" onClick={() => reset(profileValues(user))}>
              {say('undo')}
            </Button>
            <span>{say('unsaved')}</span>
          </>
        )}
      </Foot>
    </Form>
  );
}

/** As high as the editor with its label, its commands and its foot. */
const EditorPlace = styled(Skeleton).attrs({ shape: 'block' })`
  && {
    --skeleton-height: 353px;
    ${theme.phone} {
      --skeleton-height: 451px;
    }
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[7]};
  align-items: start;
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  & > span {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
`;
