import type { ConnectionKind } from '@oj/contract';
import { Alert, Button, Card, Skeleton, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useErrorToast } from '../../parts/useErrorToast';
import { ConnectionDialog } from './ConnectionDialog';
import { lineOf, type Place } from './connectionFields';
import { connectionPhrases } from './connectionPhrases';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useConnectionMutations, useConnections } from './useConnections';

const kinds: readonly ConnectionKind[] = ['database', 'events', 'files'];

interface Connection {
  now: Place | null;
  variable: string | null;
  next: Place | null;
  hasPassword: boolean;
  isWaiting: boolean;
}

/** Where rows, events and files are, and where they are from the next start on. */
export function ConnectionSection() {
  const say = usePhrases(connectionPhrases);
  const sayFailed = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useConnections();
  return (
    <Card title={say('title')} description={say('lead')}>
      {error && !data && <FailedQuery title={sayFailed('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={240} />}
      {data && (
        <Rows>
          {kinds.map(kind => (
            <ConnectionRow key={kind} kind={kind} connection={data[kind]} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function ConnectionRow({
  kind,
  connection: { now, variable, next, hasPassword, isWaiting },
}: {
  kind: ConnectionKind;
  connection: Connection;
}) {
  const say = usePhrases(connectionPhrases);
  const toast = useToast();
  const failed = useErrorToast();
  const { drop } = useConnectionMutations();
  const [isOpen, setIsOpen] = useState(false);
  const lineFor = (place: Place | null) => (place ? lineOf(place) : say(`${kind}Own`));
  const letGo = () => drop.mutate(kind, { onSuccess: () => toast({ tone: 'success', title: say('dropped') }), onError: failed });
  return (
    <Row aria-label={say(kind)}>
      <Facts>
        <h3>{say(kind)}</h3>
        <Tag tone={now ? 'accent' : 'neutral'}>{variable ? say('fromVariable', { variable }) : say(now ? 'fromFile' : 'fromProduct')}</Tag>
        <p data-place={!!now || undefined}>{lineFor(now)}</p>
      </Facts>
      <Buttons>
        {next && (
          <Button tone="quiet" pending={drop.isPending} onClick={letGo}>
            {say('drop')}
          </Button>
        )}
        <Button aria-label={say('changeKind', { kind: say(kind) })} onClick={() => setIsOpen(true)}>
          {say('change')}
        </Button>
      </Buttons>
      {(isWaiting || (next && variable)) && (
        <Notice tone={variable ? 'warning' : 'info'} title={`${say('waiting')}: ${lineFor(next)}`}>
          {variable && say('overruled', { variable })}
        </Notice>
      )}
      {isOpen && <ConnectionDialog kind={kind} place={next ?? now} hasPassword={hasPassword} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

const Rows = styled.div`
  display: grid;
`;

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding-block: ${theme.space[6]};
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-width: 0;
  & > h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
  & > p {
    flex: 1 0 100%;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
    overflow-wrap: anywhere;
  }
  & > p[data-place] {
    font: ${theme.font.number};
  }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;

const Notice = styled(Alert)`
  grid-column: 1 / -1;
`;
