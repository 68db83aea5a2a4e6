import { Card, Skeleton, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { Facts } from '../dashboard/Facts';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useDatabaseConfig } from './useSettingAdmin';

const rows = ['dbHost', 'dbPort', 'dbName', 'dbUsername'] as const;

/** Which database this installation uses. */
export function DatabaseSection() {
  const say = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useDatabaseConfig();
  return (
    <Card title={say('database')} description={say('databaseLead')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && (
        <Narrow>
          {rows.map(name => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{data[name] || '—'}</dd>
            </div>
          ))}
          <div>
            <dt>{say('redis')}</dt>
            <dd>{data.redisHost ?? say('redisNone')}</dd>
          </div>
        </Narrow>
      )}
    </Card>
  );
}

const Narrow = styled(Facts)`
  max-width: 420px;
`;
