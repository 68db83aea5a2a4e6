import type { MetricSample } from '@oj/contract';
import { Card, Skeleton, theme, TrendLine, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { alertPhrases } from './alertPhrases';
import { SiteAlerts } from './SiteAlerts';
import { useLastDay } from './useDashboard';

/** What is wrong with the site now, and how it was in the last 24 hours. */
export function LastDay() {
  const say = usePhrases(alertPhrases);
  const { data, error, refetch } = useLastDay();
  if (!data) return error ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : <Skeleton shape="block" height={480} />;
  const pointsOf = (name: keyof Omit<MetricSample, 'at'>) => data.samples.map(sample => ({ at: sample.at, value: sample[name] }));
  const empty = say('soon');
  return (
    <>
      {data.alerts.length > 0 && <SiteAlerts alerts={data.alerts} />}
      <Card title={say('day')}>
        <Charts>
          <TrendLine label={say('submissions')} points={pointsOf('submissions')} empty={empty} />
          <TrendLine label={say('waiting')} points={pointsOf('waiting')} empty={empty} />
          <TrendLine label={say('oldest')} points={pointsOf('oldestS')} formatValue={count => say('seconds', { count })} empty={empty} />
          <TrendLine label={say('online')} points={pointsOf('judges')} empty={empty} />
        </Charts>
      </Card>
    </>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: ${theme.space[7]};
`;
