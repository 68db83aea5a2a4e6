import { problemVisibilities } from '@oj/contract';
import { difficulties, difficultyPhrases, RadioGroup, Select, TextField, usePhrases } from '@oj/ui';
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { usePageScope } from '../../links/PageScope';
import { SwitchField } from '../../parts/form/SwitchField';
import { FieldRow } from '../../parts/formParts';
import { useUser } from '../../session/SessionProvider';
import { withEvenScores } from './cases/evenScores';
import { FormSection } from './FormSection';
import { ProblemTagsField } from './ProblemTagsField';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';
import { may } from '../../session/may';
import { useFormAround } from '../../parts/form/SaveForm';

interface BasicsSectionProps {
  /** The problem belongs to another judge: its id, limits and type cannot be changed. */
  isRemote: boolean;
  /** Whether the problem is public already. */
  isPublic: boolean;
  /** A problem of a contest has its type and is seen there alone. */
  inContest: boolean;
}

export function BasicsSection({ isRemote, isPublic, inContest }: BasicsSectionProps) {
  const say = usePhrases(problemFormPhrases);
  const sayLevel = usePhrases(difficultyPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { gid } = usePageScope();
  const { register, control } = useFormContext<ProblemValues>();
  return (
    <FormSection section="basics">
      <FieldRow>
        <TextField
          label={say('displayId')}
          hint={say(gid === undefined ? 'displayIdHint' : 'displayIdInGroup')}
          required
          disabled={isRemote}
          maxLength={64}
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('problemId')}
          {...register('problemId')}
        />
        <Controller
          control={control}
          name="difficulty"
          render={({ field }) => (
            <Select
              ref={field.ref}
              label={say('difficulty')}
              required
              value={String(field.value)}
              options={difficulties.map((difficulty, level) => ({ value: String(level), label: `${level} · ${sayLevel(difficulty)}` }))}
              onValueChange={value => field.onChange(Number(value))}
            />
          )}
        />
      </FieldRow>
      <FieldRow>
        {(['timeLimit', 'memoryLimit', 'stackLimit'] as const).map(name => (
          <TextField
            key={name}
            label={say(name)}
            suffix={name === 'timeLimit' ? 'ms' : 'MB'}
            inputMode="numeric"
            required
            disabled={isRemote}
            error={errorOf(name)}
            {...register(name)}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <TypeField isFixed={isRemote || inContest} />
        {!inContest && <AuthField isPublic={isPublic} />}
      </FieldRow>
      <ProblemTagsField />
      <TextField label={say('source')} maxLength={1000} error={errorOf('source')} {...register('source')} />
      <SwitchField control={control} name="codeShare" label={say('codeShare')} />
    </FormSection>
  );
}

/** Another type has other case modes; a scored one gets its points shared evenly. */
function TypeField({ isFixed }: { isFixed: boolean }) {
  const say = usePhrases(problemFormPhrases);
  const { control, setValue, getValues } = useFormContext<ProblemValues>();
  const type = useWatch({ control, name: 'type' });
  const change = (next: number) => {
    const changed = { shouldDirty: true };
    setValue('type', next, changed);
    setValue('judgeCaseMode', 'default', changed);
    if (next !== 1) return;
    setValue('typed', withEvenScores(getValues('typed')), changed);
    setValue('zip', withEvenScores(getValues('zip')), changed);
    setValue('present', withEvenScores(getValues('present')), changed);
  };
  return (
    <RadioGroup
      label={say('type')}
      disabled={isFixed}
      value={String(type)}
      options={[
        { value: '0', label: 'ACM', hint: say('acmHint') },
        { value: '1', label: 'OI', hint: say('oiHint') },
      ]}
      onValueChange={value => change(Number(value))}
    />
  );
}

function AuthField({ isPublic }: { isPublic: boolean }) {
  const say = usePhrases(problemFormPhrases);
  const user = useUser();
  const { control } = useFormContext<ProblemValues>();
  const inGroup = usePageScope().gid !== undefined;
  const mayPublish = inGroup || isPublic || may(user, 'problem_publish');
  const hints = inGroup ? (['auth1InGroup', 'auth2InGroup'] as const) : ([mayPublish ? 'auth1Hint' : 'auth1Denied', 'auth2Hint'] as const);
  // Only a contest puts a problem into a contest.
  const isInContest = useFormState({ control, name: 'auth' }).defaultValues?.auth === problemVisibilities.contest;
  return (
    <Controller
      control={control}
      name="auth"
      render={({ field }) => (
        <RadioGroup
          label={say('auth')}
          value={String(field.value)}
          options={[
            { value: '1', label: say('auth1'), hint: say(hints[0]), disabled: !mayPublish },
            { value: '2', label: say('auth2'), hint: say(hints[1]) },
            ...(isInContest ? [{ value: '3', label: say('auth3'), hint: say('auth3Hint') }] : []),
          ]}
          onValueChange={value => field.onChange(Number(value))}
        />
      )}
    />
  );
}
