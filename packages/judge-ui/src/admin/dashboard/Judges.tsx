import type { JudgeMachine } from '@oj/contract';
import { Card, EmptyState, formatCount, formatMoment, formatTime, RelativeTime, Skeleton, Tag, theme, useLocale, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { dashboardPhrases } from './dashboardPhrases';
import { Facts } from './Facts';
import { useJudges } from './useDashboard';
import { useSayLoad } from './useSayLoad';

const WEAK_LEVEL = 4;

interface JudgesProps {
  /** What can be done to one. */
  controls?: (machine: JudgeMachine) => ReactNode;
}

/** The judges: sandbox, load, languages. */
export function Judges({ controls }: JudgesProps) {
  const say = usePhrases(dashboardPhrases);
  const { data, error, refetch } = useJudges();
  return (
    <Card title={say('judges')} description={say('sandboxHint')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data?.length === 0 && (
        <EmptyState picture="boat" title={say('noJudge')}>
          {say('noJudgeHint')}
        </EmptyState>
      )}
      <Machines>
        {data?.map(machine => (
          <Machine key={machine.name} machine={machine} controls={controls} />
        ))}
      </Machines>
    </Card>
  );
}

function Machine({ machine, controls }: JudgesProps & { machine: JudgeMachine }) {
  const say = usePhrases(dashboardPhrases);
  const locale = useLocale();
  const sayLoad = useSayLoad();
  const { name, isAlive, sandboxLevel, reasons, languages, submissionId, wish } = machine;
  const missing = languages.filter(({ available }) => !available);
  const facts = [
    [say('cpu'), sayLoad(machine.percentCpuLoad)],
    [say('memory'), share(machine.percentMemoryLoad)],
    [say('judged'), machine.judged === null ? '—' : formatCount(machine.judged, locale)],
    [say('calibration'), <CalibrationFigure key="calibration" machine={machine} />],
    [say('version'), machine.version],
  ];
  return (
    <li>
      <header>
        <h3>{name}</h3>
        <Tag tone={isAlive ? 'success' : 'danger'} dot={isAlive}>
          {say(isAlive ? 'alive' : 'gone')}
        </Tag>
        {wish && <Tag tone="warning">{say(wish)}</Tag>}
        <Tag tone={sandboxLevel >= WEAK_LEVEL ? 'warning' : 'neutral'}>{say('sandbox', { level: sandboxLevel })}</Tag>
      </header>
      <Facts>
        <div>
          <dt>{say('lastSeen')}</dt>
          <dd>
            <RelativeTime at={machine.lastSeen} />
          </dd>
        </div>
        <div>
          <dt>{say('judging')}</dt>
          <dd>{submissionId ? <Link to={`/submission-detail/${submissionId}`}>{submissionId}</Link> : say('idle')}</dd>
        </div>
        {facts.map(([fact, value]) => (
          <div key={String(fact)}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>
        <span>{say('languages')}</span>
        {languages
          .filter(({ available }) => available)
          .map(({ name, version }) => (
            <Tag key={name} title={version ?? undefined}>
              {name}
            </Tag>
          ))}
        {missing.map(({ name, hint }) => (
          <Tag key={name} tone="warning" title={hint ?? undefined}>
            {say('missing')}: {name}
          </Tag>
        ))}
      </p>
      {controls?.(machine)}
    </li>
  );
}

/** The latest figure, by how much it has moved, and those before it for whoever points at it. */
function CalibrationFigure({ machine: { calibrations, calibrationShift } }: { machine: JudgeMachine }) {
  const say = usePhrases(dashboardPhrases);
  const latest = calibrations.at(-1);
  if (!latest) return '—';
  const moved = calibrationShift === null ? '' : ` (${calibrationShift > 0 ? '+' : ''}${calibrationShift}%)`;
  const before = calibrations.map(({ at, ms }) => `${formatMoment(at)}  ${formatTime(ms)}`);
  return (
    <span title={`${say('calibrationHint')}\n${before.join('\n')}`}>
      {formatTime(latest.ms)}
      {moved}
    </span>
  );
}

const share = (percent: number | null) => (percent === null ? '—' : `${Math.round(percent)}%`);

/** Placeholder of the height of one judge. */
const Waiting = styled(Skeleton).attrs({ shape: 'block' })`
  --skeleton-height: 260px;
  ${theme.phone} {
    --skeleton-height: 480px;
  }
`;

const Machines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: ${theme.space[7]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    align-content: start;
    gap: ${theme.space[5]};
  }
  & header,
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    margin: 0;
  }
  & h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
  & p > span {
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & ul {
    margin: 0;
    padding-inline-start: 1.2em;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
`;
