import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../format/moments';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import { Button } from '../../primitives/Button/Button';
import type { Column } from '../../primitives/PlainTable/column';
import { Tag } from '../../primitives/Tag/Tag';
import { theme } from '../../theme/theme';
import { HelperCell } from '../hall/HelperCell';
import { hallPhrases } from '../hall/hallPhrases';
import { HallSeat } from '../hall/HallSeat';
import { ParticipantName } from '../hall/ParticipantName';
import { printQueuePhrases } from './printQueuePhrases';
import type { PrintColumn, PrintRecord } from './printRecord';

export interface PrintActs {
  onClaim: ((job: PrintRecord, claimed: boolean) => unknown) | undefined;
  onPrint: ((job: PrintRecord) => unknown) | undefined;
  onSend: ((job: PrintRecord) => unknown) | undefined;
  printer: string | undefined;
  onDownload: ((job: PrintRecord) => unknown) | undefined;
  onPrinted: ((job: PrintRecord) => unknown) | undefined;
  renderParticipant: ((job: PrintRecord) => ReactNode) | undefined;
}

export function usePrintColumns({
  onClaim,
  onPrint,
  onSend,
  printer,
  onDownload,
  onPrinted,
  renderParticipant,
}: PrintActs): readonly Column<PrintRecord>[] {
  const say = usePhrases(printQueuePhrases);
  const sayHall = usePhrases(hallPhrases);
  return useMemo(() => {
    const columns: (Column<PrintRecord> & { key: PrintColumn })[] = [
      { key: 'id', header: '#', width: '64px', cell: ({ id }) => id },
      {
        key: 'participant',
        header: sayHall('participant'),
        cell: job => (
          <span>
            {renderParticipant ? renderParticipant(job) : <ParticipantName {...job} />}
            <HallSeat {...job} />
          </span>
        ),
      },
      {
        key: 'beginning',
        header: say('beginning'),
        cell: ({ beginning, length }) => (
          <Text>
            <bdi>{beginning}</bdi>
            <span>{say('characters', { count: length })}</span>
          </Text>
        ),
      },
      { key: 'sentAt', header: say('sentAt'), width: '172px', cell: ({ sentAt }) => <Time>{formatMoment(new Date(sentAt))}</Time> },
      {
        key: 'status',
        header: say('status'),
        width: onSend ? '148px' : '112px',
        cell: ({ printed, fault }) => (
          <>
            <Tag tone={printed ? 'success' : 'warning'}>{say(printed ? 'printed' : 'waiting')}</Tag>
            {fault && <Fault role="alert">{fault}</Fault>}
          </>
        ),
      },
    ];
    if (onClaim)
      columns.push({
        key: 'helper',
        header: sayHall('helper'),
        width: '196px',
        cell: job =>
          !job.printed && <HelperCell helper={job.helper} what={say('job', { id: job.id })} onClaim={claimed => onClaim(job, claimed)} />,
      });
    if (onPrint || onSend || onDownload || onPrinted)
      columns.push({
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: onPrint ? '248px' : '176px',
        cell: job => <Actions job={job} {...{ onPrint, onSend, printer, onDownload, onPrinted }} />,
      });
    return columns;
  }, [say, sayHall, onClaim, onPrint, onSend, printer, onDownload, onPrinted, renderParticipant]);
}

type ActionsProps = { job: PrintRecord } & Pick<PrintActs, 'onPrint' | 'onSend' | 'printer' | 'onDownload' | 'onPrinted'>;

function Actions({ job, onPrint, onSend, printer, onDownload, onPrinted }: ActionsProps) {
  const say = usePhrases(printQueuePhrases);
  const print = useTask();
  const send = useTask();
  const download = useTask();
  const confirm = useTask();
  const { id, printed } = job;
  const sendWord = printer === undefined ? say('send') : say('sendOn', { printer });
  return (
    <Buttons>
      {onPrint && (
        <Button size="small" aria-label={say('printOf', { id })} pending={print.pending} onClick={() => void print.run(() => onPrint(job))}>
          {say('print')}
        </Button>
      )}
      {onSend && (
        <Button
          size="small"
          aria-label={say('sendOf', { id, send: sendWord })}
          pending={send.pending}
          onClick={() => void send.run(() => onSend(job))}
        >
          {sendWord}
        </Button>
      )}
      {onDownload && (
        <Button
          size="small"
          aria-label={say('downloadOf', { id })}
          pending={download.pending}
          onClick={() => void download.run(() => onDownload(job))}
        >
          {say('download')}
        </Button>
      )}
      {onPrinted && !printed && (
        <Button
          size="small"
          aria-label={say('confirmOf', { id })}
          pending={confirm.pending}
          onClick={() => void confirm.run(() => onPrinted(job))}
        >
          {say('confirm')}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Fault = styled.small`
  display: block;
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.danger};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
  & > bdi {
    overflow: hidden;
    font: ${theme.font.code};
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;
