import { ApiError } from '@oj/contract';
import { Button, formatMoment, theme, usePhrases } from '@oj/ui';
import { CircleCheck, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { StackedForm, Refusal } from '../../parts/StackedForm';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { DialogButtons } from '../../parts/DialogButtons';
import { manyUsersPhrases } from './manyUsersPhrases';
import { useGenerateUsers } from './useUserAdmin';

/** A list of names and passwords that is ready for download. */
export interface KeptList {
  key: string;
  count: number;
  until: Date;
  state: 'waiting' | 'fetched' | 'gone';
}

interface GeneratedListProps {
  list: KeptList;
  onState: (state: KeptList['state']) => void;
  onClose: () => void;
}

/** The list of generated users can be fetched once. */
export function GeneratedList({ list, onState, onClose }: GeneratedListProps) {
  const say = usePhrases(manyUsersPhrases);
  const sayError = usePhrases(errorPhrases);
  const { fetch } = useGenerateUsers();
  const download = () =>
    fetch.mutate(list.key, {
      onSuccess: () => onState('fetched'),
      onError: reason => reason instanceof ApiError && reason.code === 'users.listGone' && onState('gone'),
    });
  return (
    <StackedForm as="div">
      <Made>
        <CircleCheck aria-hidden />
        <strong>{say('made', { count: list.count })}</strong>
        <output>
          {list.state === 'waiting' && say('once', { until: formatMoment(list.until) })}
          {list.state === 'fetched' && say('fetched')}
        </output>
      </Made>
      <Refusal>{fetch.error ? sentenceFor(fetch.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        {list.state !== 'waiting' ? (
          <Button tone="primary" onClick={onClose}>
            {say('close')}
          </Button>
        ) : (
          <Button tone="primary" pending={fetch.isPending} onClick={download}>
            <Download aria-hidden /> {say('download')}
          </Button>
        )}
      </DialogButtons>
    </StackedForm>
  );
}

const Made = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  & > svg {
    width: 24px;
    height: 24px;
    color: ${theme.color.success};
  }
  & > strong {
    font: ${theme.font.lead};
    font-weight: 600;
  }
  & > output {
    grid-column: 2;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;
