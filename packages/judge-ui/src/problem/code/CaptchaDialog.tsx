import { Button, CaptchaField, Dialog, phrases, theme, usePhrases } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCaptcha } from '../../account/useCaptcha';
import { WithoutPicture, type WorkProof } from '../../account/WithoutPicture';

const words = phrases('submitCaptcha', {
  title: { zh: '再次提交之前', en: 'Before you submit again' },
  lead: {
    zh: '你刚才提交得很频繁。输对图中的字符会接着提交，代码不会丢。',
    en: 'You have been submitting in quick succession. Once this is right your code is handed in; nothing of it is lost.',
  },
  required: { zh: '请输入 1 至 8 个字符', en: 'Type 1 to 8 characters' },
  wrong: { zh: '与图中不符，请看新的一张', en: 'That is not what it said; here is another' },
  cancel: { zh: '暂不提交', en: 'Not now' },
  submit: { zh: '提交', en: 'Submit' },
});

interface CaptchaDialogProps {
  /** Hands in again. False: that was not what the picture says. */
  onAnswer: (answer: { captcha: string; captchaKey: string }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks whether a person submits. The code waits behind it as it is. */
export function CaptchaDialog({ onAnswer, onClose }: CaptchaDialogProps) {
  const say = usePhrases(words);
  const { picture, failed, captchaKey, refresh } = useCaptcha();
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<'required' | 'wrong'>();
  const [isSending, setSending] = useState(false);
  const another = () => {
    setAnswer('');
    refresh();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!answer.trim()) return setFault('required');
    setSending(true);
    const isDone = await onAnswer({ captcha: answer, captchaKey });
    setSending(false);
    if (isDone) return;
    setFault('wrong');
    another();
  };
  const prove = async ({ key, answer: captcha }: WorkProof) => {
    if (!(await onAnswer({ captcha, captchaKey: key }))) throw new Error('the work was not accepted');
  };
  return (
    <Dialog
      title={say('title')}
      description={say('lead')}
      width={370}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      <Form onSubmit={event => void submit(event)}>
        <CaptchaField
          inputMode="numeric"
          picture={picture}
          failed={failed}
          value={answer}
          error={fault && say(fault)}
          onChange={event => {
            setAnswer(event.target.value);
            setFault(undefined);
          }}
          onRefresh={another}
          otherWay={<WithoutPicture onProof={prove} />}
        />
        <Buttons>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" tone="primary" pending={isSending}>
            {say('submit')}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[4]};
`;
