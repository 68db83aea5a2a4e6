import { forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { useTask } from '../../hooks/useTask';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { TextArea } from '../../primitives/TextArea/TextArea';
import { theme } from '../../theme/theme';

const words = phrases('reportDialog', {
  title: { zh: '举报', en: 'Report' },
  hint: { zh: '选择标签或写明理由，管理员会处理。', en: 'Choose a label or give a reason; an admin will look at it.' },
  labels: { zh: '标签', en: 'Labels' },
  reason: { zh: '理由', en: 'Reason' },
  count: { zh: '{{used}} / {{max}} 个字符', en: '{{used}} / {{max}} characters' },
  nothing: { zh: '举报标签和理由不能都为空', en: 'The report label and the reason cannot both be empty' },
  tooLong: { zh: '理由不能超过 {{max}} 个字符', en: 'The reason cannot exceed {{max}} characters' },
  failed: { zh: '没有发送成功，请再试一次。', en: 'The report was not sent. Try again.' },
  cancel: { zh: '取消', en: 'Cancel' },
  send: { zh: '发送举报', en: 'Send report' },
});

/** What a report can be about, in both languages. */
export const reportLabelPhrases = phrases('reportLabel', {
  spam: { zh: '垃圾广告', en: 'Spam or ads' },
  illegal: { zh: '违法违规', en: 'Illegal content' },
  obscene: { zh: '色情低俗', en: 'Obscene content' },
  gambling: { zh: '赌博诈骗', en: 'Gambling or fraud' },
  abuse: { zh: '辱骂引战', en: 'Abuse or flaming' },
  plagiarism: { zh: '抄袭', en: 'Plagiarism' },
  author: { zh: '作者的行为', en: "The author's behaviour" },
});

/** One of the seven labels of a report. */
export type ReportLabel = keyof typeof reportLabelPhrases.words;

/** All labels, in the order in which they are shown. */
export const reportLabels: readonly ReportLabel[] = ['spam', 'illegal', 'obscene', 'gambling', 'abuse', 'plagiarism', 'author'];

const REASON_MOST = 200;

/** What the reader reports: labels, a reason, or both. */
export interface Report {
  labels: readonly ReportLabel[];
  /** The reason, trimmed, at most 200 characters; may be empty when there is a label. */
  reason: string;
}

export interface ReportDialogProps extends Omit<DialogProps, 'title' | 'footer' | 'children'> {
  /** Sends it. The dialog waits while the promise is open and closes when it resolves; when it rejects, all stays as it was. */
  onReport: (report: Report) => unknown;
  /** What to say to a rejection; nothing for the plain sentence. */
  describeError?: (error: unknown) => string | undefined;
  /** Names the dialog. Default: "Report". */
  title?: string;
}

/** Reports a discussion or a comment to the admins: at least a label or a reason. APG pattern: dialog (modal). */
export const ReportDialog = forwardRef<HTMLDivElement, ReportDialogProps>(function ReportDialog(
  { onReport, describeError, title, open, defaultOpen = false, onOpenChange, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Dialog
      ref={ref}
      title={title ?? say('title')}
      description={say('hint')}
      width={460}
      closeOnOutsidePress={false}
      open={open ?? ownOpen}
      onOpenChange={setOpen}
      {...rest}
    >
      <ReportForm onReport={onReport} describeError={describeError} onDone={() => setOpen(false)} />
    </Dialog>
  );
});

interface ReportFormProps extends Pick<ReportDialogProps, 'onReport'> {
  describeError: ReportDialogProps['describeError'] | undefined;
  onDone: () => void;
}

function ReportForm({ onReport, describeError, onDone }: ReportFormProps) {
  const say = usePhrases(words);
  const nameOf = usePhrases(reportLabelPhrases);
  const [labels, setLabels] = useState<readonly ReportLabel[]>([]);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const task = useTask();
  const failed = task.failure && (describeError?.(task.failure.error) ?? say('failed'));
  const toggle = (label: ReportLabel, on: boolean) => {
    setRefusal(undefined);
    setLabels(reportLabels.filter(each => (each === label ? on : labels.includes(each))));
  };
  const send = async () => {
    const text = reason.trim();
    const wrong =
      labels.length === 0 && text === '' ? say('nothing') : text.length > REASON_MOST ? say('tooLong', { max: REASON_MOST }) : undefined;
    setRefusal(wrong);
    if (!wrong && (await task.run(() => onReport({ labels, reason: text })))) onDone();
  };
  return (
    <Form
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <Labels disabled={task.pending}>
        <legend>{say('labels')}</legend>
        {reportLabels.map(label => (
          <Checkbox
            key={label}
            label={nameOf(label)}
            checked={labels.includes(label)}
            onChange={event => toggle(label, event.target.checked)}
          />
        ))}
      </Labels>
      <TextArea
        label={say('reason')}
        rows={3}
        value={reason}
        readOnly={task.pending}
        hint={say('count', { used: reason.trim().length, max: REASON_MOST })}
        error={refusal ?? failed}
        onChange={event => {
          setRefusal(undefined);
          setReason(event.target.value);
        }}
      />
      <Actions>
        <Button disabled={task.pending} onClick={onDone}>
          {say('cancel')}
        </Button>
        <Button type="submit" tone="primary" pending={task.pending}>
          {say('send')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
`;

const Labels = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: ${theme.font.label};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[4]};
`;
