import { ApiError } from '@oj/contract';
import { Button, CodeEditor, Dialog, Select, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { useMutation } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FaultLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { useApi } from '../../api/ApiProvider';
import { usePageScope } from '../../links/PageScope';
import { useFormAround } from '../../parts/form/SaveForm';
import { JudgeAnswers } from './JudgeAnswers';
import { problemFormPhrases } from './problemFormPhrases';
import { codeMark, type ProblemValues } from './problemValues';

interface JudgeCodeProps {
  /** Absent while the problem is new. */
  pid: number | undefined;
  mode: 'spj' | 'interactive';
}

/** The program of a special judge or an interactor. It must compile before the problem is saved. */
export function JudgeCode({ pid, mode }: JudgeCodeProps) {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control } = useFormContext<ProblemValues>();
  const [spjLanguage, spjCode, compiled] = useWatch({ control, name: ['spjLanguage', 'spjCode', 'compiled'] });
  const { compile, isPending, words, forgetWords } = useCompile(pid, mode);
  const isCompiled = codeMark({ spjLanguage, spjCode }) === compiled && spjCode.trim() !== '';
  return (
    <Part aria-label={say('judgeCode')}>
      <Head>
        <Controller
          control={control}
          name="spjLanguage"
          render={({ field }) => (
            <Select
              ref={field.ref}
              label={say('judgeLanguage')}
              labelHidden
              value={field.value}
              options={['C', 'C++'].map(name => ({ value: name, label: name }))}
              onValueChange={field.onChange}
            />
          )}
        />
        {spjCode.trim() !== '' && <Tag tone={isCompiled ? 'success' : 'warning'}>{say(isCompiled ? 'isCompiled' : 'needsCompile')}</Tag>}
        <Actions>
          <JudgeAnswers mode={mode} />
          <Button pending={isPending} disabled={!spjCode.trim()} onClick={compile}>
            <Hammer aria-hidden /> {say('compile')}
          </Button>
        </Actions>
      </Head>
      <Controller
        control={control}
        name="spjCode"
        render={({ field }) => (
          <CodeEditor
            aria-label={say('judgeCode')}
            language={spjLanguage === 'C' ? 'c' : 'cpp'}
            height={360}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      {errorOf('spjCode') && <FaultLine role="alert">{errorOf('spjCode')}</FaultLine>}
      <Dialog title={say('compileError')} width={640} open={words !== undefined} onOpenChange={open => !open && forgetWords()}>
        <Words tabIndex={0}>{words}</Words>
      </Dialog>
    </Part>
  );
}

function useCompile(pid: number | undefined, mode: JudgeCodeProps['mode']) {
  const say = usePhrases(problemFormPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const api = useApi();
  const { gid } = usePageScope();
  const { getValues, setValue, clearErrors } = useFormContext<ProblemValues>();
  const [words, setWords] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { spjLanguage, spjCode, judgeExtraFile } = getValues();
      const source = { pid, language: spjLanguage, code: spjCode, extraFiles: judgeExtraFile };
      const call = mode === 'spj' ? 'compileChecker' : 'compileInteractor';
      await (gid === undefined ? api.customTest[call](source) : api.groupProblem[call]({ ...source, gid }));
      return codeMark({ spjLanguage, spjCode });
    },
    onSuccess: compiled => {
      setValue('compiled', compiled);
      clearErrors('spjCode');
      toast({ tone: 'success', title: say('compiled') });
    },
    onError: reason => {
      if (reason instanceof ApiError && reason.code === 'judge.compileError') setWords(reason.message);
      else showError(reason);
    },
  });
  return { compile: () => mutate(), isPending, words, forgetWords: () => setWords(undefined) };
}

const Part = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: ${theme.space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;
  gap: ${theme.space[3]};
`;

const Words = styled.pre`
  max-height: 50dvh;
  margin: 0;
  padding: ${theme.space[5]};
  overflow: auto;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  font: ${theme.font.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
