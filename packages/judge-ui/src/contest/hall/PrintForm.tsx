import { LEAST_PRINT_CHARACTERS, MOST_PRINT_CHARACTERS } from '@oj/contract';
import { Button, Card, TextArea, theme, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { StackedForm } from '../../parts/StackedForm';
import { useKeptText } from '../../parts/storage/useKeptText';
import { printPhrases } from './printPhrases';
import { usePrintChanges } from './usePrints';

/** Hands in a text to be printed. Until then this browser keeps it. */
export function PrintForm({ cid }: { cid: number }) {
  const say = usePhrases(printPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [content, setContent] = useKeptText(`print.${cid}`);
  const [refusal, setRefusal] = useState<string>();
  const { submit } = usePrintChanges(cid);

  function send(event: FormEvent) {
    event.preventDefault();
    if (content.trim().length < LEAST_PRINT_CHARACTERS) return setRefusal(say('tooShort'));
    setRefusal(undefined);
    submit.mutate(content, {
      onSuccess: () => {
        setContent('');
        toast({ tone: 'success', title: say('sent') });
      },
      onError: reason => setRefusal(sentenceFor(reason, sayError)),
    });
  }

  return (
    <Card>
      <StackedForm onSubmit={send}>
        <Code
          label={say('text')}
          hint={say('hint')}
          rows={12}
          maxLength={MOST_PRINT_CHARACTERS}
          spellCheck={false}
          value={content}
          error={refusal}
          onChange={event => setContent(event.target.value)}
        />
        <Foot>
          <Button type="submit" tone="primary" pending={submit.isPending}>
            {say('send')}
          </Button>
        </Foot>
      </StackedForm>
    </Card>
  );
}

const Code = styled(TextArea)`
  & textarea {
    font: ${theme.font.code};
    tab-size: 4;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;
