import { Card, formatCount, PageHeader, RelativeTime, Skeleton, theme, useLocale, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useTitle } from '../../site/useSite';
import { dashboardPhrases } from './dashboardPhrases';
import { Facts } from './Facts';
import { JudgeFaults } from './JudgeFaults';
import { Judges } from './Judges';
import { LastDay } from './LastDay';
import { useFigures, useLastDay, useLastLogin, useService } from './useDashboard';
import { useSayLoad } from './useSayLoad';

/** The dashboard: figures of the site, judges, and judge failures. */
export function Dashboard() {
  const say = usePhrases(dashboardPhrases);
  useTitle(say('title'));
  // Alerts come with the last day: what stands below them is not moved by them.
  const { isPending } = useLastDay();
  return (
    <>
      <PageHeader title={say('title')} />
      <Board>
        <Figures />
        <LastDay />
        <Rest hidden={isPending}>
          <Judges />
          <JudgeFaults />
          <Pair>
            <LastLogin />
            <Service />
          </Pair>
        </Rest>
      </Board>
    </>
  );
}

function Figures() {
  const say = usePhrases(dashboardPhrases);
  const locale = useLocale();
  const { data, error, refetch } = useFigures();
  if (error && !data) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  const figures = [
    ['submissions', data?.todayJudgeNum],
    ['users', data?.userNum],
    ['contests', data?.recentContestNum],
  ] as const;
  return (
    <Numbers aria-label={say('figures')}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{figure === undefined ? <Skeleton width={72} /> : formatCount(figure, locale)}</dd>
        </div>
      ))}
    </Numbers>
  );
}

function LastLogin() {
  const say = usePhrases(dashboardPhrases);
  const { data, error, refetch } = useLastLogin();
  return (
    <Card title={say('lastLogin')} description={data?.gmtCreate ? say('lastLoginHint') : undefined}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && !data.gmtCreate && <p>{say('never')}</p>}
      {data?.gmtCreate && (
        <Facts>
          <div>
            <dt>{say('at')}</dt>
            <dd>
              <RelativeTime at={data.gmtCreate} />
            </dd>
          </div>
          <div>
            <dt>{say('ip')}</dt>
            <dd>{data.ip ?? '—'}</dd>
          </div>
          <div>
            <dt>{say('device')}</dt>
            <dd>{data.userAgent ?? '—'}</dd>
          </div>
        </Facts>
      )}
    </Card>
  );
}

const MINUTE_S = 60;
const HOUR_S = 3600;

function Service() {
  const say = usePhrases(dashboardPhrases);
  const sayLoad = useSayLoad();
  const { data, error, refetch } = useService();
  const facts = data && [
    [say('name'), data.name],
    [say('cores'), data.backupCores],
    [say('cpu'), sayLoad(data.percentCpuLoad)],
    [say('memory'), `${Math.round(data.percentMemoryLoad)}%`],
    ['Node.js', data.node],
    ['PostgreSQL', data.postgres],
    [say('up'), say('hours', { hours: Math.floor(data.upSeconds / HOUR_S), minutes: Math.floor((data.upSeconds % HOUR_S) / MINUTE_S) })],
  ];
  return (
    <Card title={say('service')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={5} />}
      <Facts>
        {facts?.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

const Board = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

const Rest = styled(Board)`
  &[hidden] {
    display: none;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[7]};
`;

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space[6]} ${theme.space[8]};
  margin: 0;
  padding-block-end: ${theme.space[4]};
  & > div {
    padding-inline-start: ${theme.space[6]};
    border-inline-start: 2px solid ${theme.color.ink};
  }
  & dt {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & dd {
    height: 55px;
    overflow: hidden;
    margin: 0;
    font: ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
