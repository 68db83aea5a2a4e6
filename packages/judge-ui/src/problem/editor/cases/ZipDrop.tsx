import { ApiError, type UploadedTestData } from '@oj/contract';
import { FileDrop, usePhrases, useToast } from '@oj/ui';
import { useFormContext } from 'react-hook-form';
import { errorPhrases, sentenceFor } from '../../../api/errorPhrases';
import { sendFile } from '../../../api/sendFile';
import { useApi } from '../../../api/ApiProvider';
import { usePageScope } from '../../../links/PageScope';
import { withEvenScores } from './evenScores';
import { problemFormPhrases } from '../problemFormPhrases';
import { type FileCase, hasSubtasks, isScored, type ProblemValues } from '../problemValues';
import { withEvenSubtasks, withNamedSubtasks } from './subtasks';

/** Uploads a zip of cases. The server refuses one with an input that has no answer. */
export function ZipDrop() {
  const say = usePhrases(problemFormPhrases);
  const sayError = usePhrases(errorPhrases);
  const api = useApi();
  const { gid } = usePageScope();
  const toast = useToast();
  const { getValues, setValue, clearErrors } = useFormContext<ProblemValues>();
  /** Even shares; in subtasks, if the names tell them, of these. */
  const withPoints = (cases: FileCase[]) => {
    if (!isScored(getValues())) return cases;
    const subtasks = hasSubtasks(getValues()) ? withNamedSubtasks(cases) : undefined;
    if (!subtasks) return withEvenScores(cases);
    toast({ tone: 'success', title: say('byNameTold', { count: new Set(subtasks.map(({ groupNum }) => groupNum)).size }) });
    return withEvenSubtasks(subtasks);
  };
  const receive = ({ fileList, fileListDir }: UploadedTestData) => {
    setValue('uploadTestcaseDir', fileListDir, { shouldDirty: true });
    const cases = fileList.map(({ input, output, groupNum }) => ({
      input,
      output,
      score: '',
      groupNum: groupNum === undefined ? '' : String(groupNum),
    }));
    setValue('zip', withPoints(cases), { shouldDirty: true });
    clearErrors('zip');
    toast({ tone: 'success', title: say('zipUploaded') });
  };
  return (
    <FileDrop
      label={say('zipLabel')}
      hint={say('zipHint')}
      accept=".zip"
      maxFiles={20}
      upload={async (file, options) => {
        const mode = getValues('judgeCaseMode');
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
  );
}
