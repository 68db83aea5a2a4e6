import type { RemoteSite } from '@oj/contract';
import { Card, PageHeader, RelativeTime, Skeleton, Switch, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useErrorToast } from '../../parts/useErrorToast';
import { useTitle } from '../../site/useSite';
import { Facts } from '../dashboard/Facts';
import { RemoteAccounts } from './RemoteAccounts';
import { remotePhrases } from './remotePhrases';
import { useRemoteMutations, useRemoteSites } from './useRemote';

/** Other sites that judge for this one: their switches, how they are, and the accounts there. */
export function RemoteAdminPage() {
  const say = usePhrases(remotePhrases);
  useTitle(say('title'));
  const { data, error, refetch } = useRemoteSites();
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={480} />}
      <Sites>
        {data?.map(site => (
          <Site key={site.code} site={site} />
        ))}
      </Sites>
    </>
  );
}

function Site({ site }: { site: RemoteSite }) {
  const say = usePhrases(remotePhrases);
  const showError = useErrorToast();
  const { setSite } = useRemoteMutations();
  const { code, isOn, isPaused, canListContests, listsContests, waiting, restUntil, lastError, lastErrorAt, lastFineAt } = site;
  const { contestsAt, contestsError } = site;
  const switches = canListContests ? (['isOn', 'isPaused', 'listsContests'] as const) : (['isOn', 'isPaused'] as const);
  const change = (wanted: Partial<Pick<RemoteSite, (typeof switches)[number]>>) =>
    setSite.mutate({ code, isOn, isPaused, ...wanted }, { onError: showError });
  return (
    <Card title={code} description={new URL(site.address).host}>
      <Switches>
        {switches.map(name => (
          <Switch
            key={name}
            label={<span aria-label={say('siteOf', { name: say(name), site: code })}>{say(name)}</span>}
            checked={site[name]}
            disabled={setSite.isPending || (name === 'isPaused' && !isOn)}
            onCheckedChange={checked => change({ [name]: checked })}
          />
        ))}
      </Switches>
      <Facts>
        <div>
          <dt>{say('waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{say('lastFine')}</dt>
          <dd>{lastFineAt ? <RelativeTime at={lastFineAt} /> : '—'}</dd>
        </div>
        {restUntil && (
          <div>
            <dt>{say('resting')}</dt>
            <dd>
              <RelativeTime at={restUntil} />
            </dd>
          </div>
        )}
        {lastError && (
          <div>
            <dt>
              {say('lastError')} {lastErrorAt && <RelativeTime at={lastErrorAt} />}
            </dt>
            <dd>{lastError}</dd>
          </div>
        )}
        {listsContests && (
          <div>
            <dt>{say('contestsAt')}</dt>
            <dd>{contestsAt ? <RelativeTime at={contestsAt} /> : '—'}</dd>
          </div>
        )}
        {listsContests && contestsError && (
          <div>
            <dt>{say('contestsError')}</dt>
            <dd>{contestsError}</dd>
          </div>
        )}
      </Facts>
      <RemoteAccounts site={site} />
    </Card>
  );
}

const Sites = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${theme.space[6]};
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  margin-block-end: ${theme.space[6]};
`;
