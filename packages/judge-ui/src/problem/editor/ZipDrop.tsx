import { ApiError, type UploadedTestData } from '@oj/contract';
import { FileDrop, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { sendFile } from '../../api/sendFile';
import { useWholeApi } from '../../api/WholeApi';
import { usePageScope } from '../../links/PageScope';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { withEvenScores } from './evenScores';
import { problemFormPhrases } from './problemFormPhrases';
import { type FileCase, hasSubtasks, isScored, type ProblemValues } from './problemValues';
import { withEvenSubtasks, withNamedSubtasks } from './subtasks';

type UploadedCase = UploadedTestData['fileList'][number];

const isWhole = ({ output }: UploadedCase) => output !== '';

/** Uploads a zip of cases. An input without an answer is left out, unless the author chooses an empty answer. */
export function ZipDrop() {
  const say = usePhrases(problemFormPhrases);
  const sayError = usePhrases(errorPhrases);
  const wholeApi = useWholeApi();
  const { gid } = usePageScope();
  const toast = useToast();
  const { getValues, setValue, clearErrors } = useFormContext<ProblemValues>();
  const [doubtful, setDoubtful] = useState<readonly UploadedCase[]>();
  /** Even shares; in subtasks, if the names tell them, of these. */
  const withPoints = (cases: FileCase[]) => {
    if (!isScored(getValues())) return cases;
    const subtasks = hasSubtasks(getValues()) ? withNamedSubtasks(cases) : undefined;
    if (!subtasks) return withEvenScores(cases);
    toast({ tone: 'success', title: say('byNameTold', { count: new Set(subtasks.map(({ groupNum }) => groupNum)).size }) });
    return withEvenSubtasks(subtasks);
  };
  const take = (uploaded: readonly UploadedCase[]) => {
    const cases = uploaded.map(({ input, output, groupNum }) => ({
      input,
      output,
      score: '',
      groupNum: groupNum === undefined ? '' : String(groupNum),
    }));
    setValue('zip', withPoints(cases), { shouldDirty: true });
    clearErrors('zip');
  };
  const receive = ({ fileList, fileListDir }: UploadedTestData) => {
    setValue('uploadTestcaseDir', fileListDir, { shouldDirty: true });
    take(fileList.filter(isWhole));
    toast({ tone: 'success', title: say('zipUploaded') });
    if (!fileList.every(isWhole)) setDoubtful(fileList);
  };
  const alone = doubtful?.filter(each => !isWhole(each)) ?? [];
  return (
    <>
      <FileDrop
        label={say('zipLabel')}
        hint={say('zipHint')}
        accept=".zip"
        maxFiles={20}
        upload={async (file, options) => {
          const [api, mode] = [await wholeApi(), getValues('judgeCaseMode')];
          return sendFile(
            api,
            file,
            { ...options, gid },
            {
              whole: () => api.testData.upload({ file, gid, mode }, options),
              uploaded: upload => api.testData.takeUpload({ upload, gid, mode }, { signal: options.signal }),
            },
          );
        }}
        onUploaded={(_, answer) => receive(answer as UploadedTestData)}
        describeError={reason =>
          say('zipFailed', {
            reason: reason instanceof ApiError && reason.code === 'testData.archive' ? reason.message : sentenceFor(reason, sayError),
          })
        }
      />
      <ConfirmDialog
        title={say('noAnswerTitle', { count: alone.length })}
        description={say('noAnswer', { names: namesOf(alone) })}
        confirm={say('takeWithoutAnswer')}
        tone="primary"
        open={doubtful !== undefined}
        onClose={() => setDoubtful(undefined)}
        onConfirm={() => doubtful && take(doubtful)}
      />
    </>
  );
}

const mostNames = 8;
const namesOf = (cases: readonly UploadedCase[]) =>
  cases
    .slice(0, mostNames)
    .map(({ input }) => input)
    .join(', ') + (cases.length > mostNames ? ' …' : '');
