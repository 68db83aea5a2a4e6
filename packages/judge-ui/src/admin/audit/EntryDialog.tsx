import type { AuditEntry } from '@oj/contract';
import { Dialog, formatMoment, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { Facts } from '../dashboard/Facts';
import { auditPhrases } from './auditPhrases';
import { changesIn } from './changesIn';
import { useFieldName, useTargetName } from './entryNames';
import { useActionName } from './useActionName';

interface EntryDialogProps {
  /** The dialog is closed when it is undefined. */
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** One audit entry: actor, time, address, and each field before and after. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const nameOf = useActionName();
  const targetOf = useTargetName();
  return (
    <Dialog
      title={entry ? nameOf(entry.action) : ''}
      description={entry && <bdi>{targetOf(entry.target)}</bdi>}
      width={720}
      open={!!entry}
      onOpenChange={open => !open && onClose()}
    >
      {entry && <Entry entry={entry} />}
    </Dialog>
  );
}

function Entry({ entry: { at, username, ip, action, before, after } }: { entry: AuditEntry }) {
  const say = usePhrases(auditPhrases);
  const fieldOf = useFieldName();
  const changes = changesIn(before, after);
  return (
    <Sheet>
      <Facts>
        <div>
          <dt>{say('who')}</dt>
          <dd>
            <bdi>{username}</bdi>
          </dd>
        </div>
        <div>
          <dt>{say('when')}</dt>
          <dd>{formatMoment(at)}</dd>
        </div>
        <div>
          <dt>{say('ip')}</dt>
          <dd>{ip}</dd>
        </div>
        <div>
          <dt>{say('sign')}</dt>
          <dd>{action}</dd>
        </div>
      </Facts>
      {changes.length > 0 && (
        <Changes>
          <thead>
            <tr>
              <th scope="col">{say('field')}</th>
              <th scope="col">{say('before')}</th>
              <th scope="col">{say('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before: old, after: young }) => (
              <tr key={field}>
                <th scope="row">{field ? fieldOf(field) : say('whole')}</th>
                <td>{old ?? <small>{say('nothing')}</small>}</td>
                <td>{young ?? <small>{say('nothing')}</small>}</td>
              </tr>
            ))}
          </tbody>
        </Changes>
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

const Changes = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: ${theme.font.body};
  & th {
    padding: ${theme.space[3]} ${theme.space[4]};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & th:first-child {
    width: 26%;
    padding-inline-start: 0;
  }
  & tbody :is(th, td) {
    border-block-start: 1px solid ${theme.color.line};
    vertical-align: top;
  }
  & td {
    padding: ${theme.space[3]} ${theme.space[4]};
    font: ${theme.font.number};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & td small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
