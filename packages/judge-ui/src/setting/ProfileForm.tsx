import type { Gender } from '@oj/contract';
import { Button, RadioGroup, Skeleton, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useErrorToast } from '../parts/useErrorToast';
import { LazyInView } from '../parts/LazyInView';
import { settingPhrases } from './settingPhrases';
import type { ProfileDraft } from './useProfileForm';
import { useChangeProfile } from './useSetting';

const SignatureField = lazy(async () => ({ default: (await import('./SignatureField')).SignatureField }));

const lines = ['nickname', 'realname', 'school', 'number', 'cfUsername', 'github', 'blog'] as const;

interface ProfileFormProps {
  form: ProfileDraft;
}

/** What users write about themselves. */
export function ProfileForm({ form }: ProfileFormProps) {
  const say = usePhrases(settingPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const change = useChangeProfile();
  const settle = useRef<(texts: string) => void>(null);
  const { values, line, change: set, faults, edits, isDirty, forget, isSubmitting, submit, prefetchProps } = form;
  const save = async (checked: typeof values) => {
    // The rest stays as it is, whoever changed it meanwhile.
    const edited = Object.entries(checked).filter(([field]) => field in edits);
    await change.mutateAsync(Object.fromEntries(edited)).then(saved => {
      forget();
      settle.current?.(saved.signature ?? '');
      toast({ tone: 'success', title: say('saved') });
    }, showError);
  };
  const ruleOf = (field: (typeof lines)[number]) => say(field === 'github' || field === 'blog' ? 'addressRule' : 'tooLong');
  return (
    <Form noValidate aria-label={say('about')} onSubmit={event => void submit(event, save)} {...prefetchProps}>
      <Pairs>
        {lines.map(field => (
          <TextField
            key={field}
            label={say(field)}
            hint={field === 'realname' ? say('realnameHint') : undefined}
            error={faults[field] && ruleOf(field)}
            {...line(field)}
          />
        ))}
        <RadioGroup
          variant="segmented"
          label={say('gender')}
          value={values.gender ?? ''}
          onValueChange={chosen => set('gender', chosen as Gender)}
          options={(['male', 'female', 'secrecy'] as const).map(gender => ({ value: gender, label: say(gender) }))}
        />
      </Pairs>
      <LazyInView placeholder={<EditorSkeleton />}>
        <Suspense fallback={<EditorSkeleton />}>
          <SignatureField
            settle={settle}
            error={faults.signature && say('tooLong')}
            value={values.signature ?? ''}
            onValueChange={text => set('signature', text)}
          />
        </Suspense>
      </LazyInView>
      <Foot>
        <Button type="submit" tone="primary" disabled={!isDirty} pending={isSubmitting}>
          {say('save')}
        </Button>
        {isDirty && (
          <>
            <Button tone="quiet" onClick={forget}>
              {say('undo')}
            </Button>
            <span>{say('unsaved')}</span>
          </>
        )}
      </Foot>
    </Form>
  );
}

/** Has the height of the editor with its label, its commands and its foot. */
const EditorSkeleton = styled(Skeleton).attrs({ shape: 'block' })`
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
