import type { System } from '@oj/contract';
import { Card, EmptyState, linkStyle, PageHeader, Skeleton, Tag, theme, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useApi } from '../api/ApiProvider';
import { FailedQuery } from '../api/FailedQuery';
import { useTitle } from '../site/useSite';
import { Compilers } from './Compilers';
import { credits } from './credits';
import { developerPhrases } from './developerPhrases';
import { HelpSection } from './HelpSection';

/** What the site runs on: judges, languages, software. */
export function Developer() {
  const say = usePhrases(developerPhrases);
  const api = useApi();
  useTitle(say('title'));
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['site', 'system'], queryFn: () => api.site.system() });
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      {isPending && <Skeleton lines={6} height={20} />}
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {data && <SystemFacts system={data} />}
      <HelpSection id="commands" title={say('commands')}>
        <Compilers />
      </HelpSection>
      <HelpSection id="credits" title={say('credits')} lead={say('creditsLead')}>
        <Names>
          {credits.map(([name, address]) => (
            <li key={name}>
              <a href={address} rel="noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </Names>
      </HelpSection>
    </>
  );
}

function SystemFacts({ system }: { system: System }) {
  const say = usePhrases(developerPhrases);
  const { version, node, postgres, judges } = system;
  const software = [
    [say('product'), version],
    ['Node.js', node],
    ['PostgreSQL', postgres],
  ] as const;
  return (
    <>
      <HelpSection id="judges" title={say('judges')}>
        {judges.length === 0 && (
          <Card>
            <EmptyState title={say('noJudge')}>{say('noJudgeHint')}</EmptyState>
          </Card>
        )}
        <Judges>
          {judges.map((judge, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- machines have no names here, only places
            <JudgeCard key={index} judge={judge} at={index + 1} />
          ))}
        </Judges>
      </HelpSection>
      <HelpSection id="versions" title={say('versions')}>
        <Card>
          <Facts>
            {software.map(([name, number]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </Facts>
        </Card>
      </HelpSection>
    </>
  );
}

function JudgeCard({ judge, at }: { judge: System['judges'][number]; at: number }) {
  const say = usePhrases(developerPhrases);
  const { isAlive, version, cpuCores, sandboxLevel, languages } = judge;
  const facts = [
    [say('version'), version],
    [say('cores'), cpuCores ?? '--'],
    [say('sandbox'), say('sandboxOf', { level: sandboxLevel })],
  ] as const;
  return (
    <Card
      title={say('judge', { at })}
      headingLevel={3}
      actions={<Tag tone={isAlive ? 'success' : 'danger'}>{say(isAlive ? 'alive' : 'silent')}</Tag>}
    >
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Versions aria-label={say('languageVersions')}>
        {languages.map(({ name, version: number }) => (
          <li key={name}>
            {name} <small>{number}</small>
          </li>
        ))}
      </Versions>
    </Card>
  );
}

const Judges = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${theme.space[6]};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[8]};
  margin: 0;
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & dd {
    margin: 0;
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
`;

const Versions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  margin: ${theme.space[6]} 0 0;
  padding: ${theme.space[5]} 0 0;
  border-block-start: 1px solid ${theme.color.line};
  font: ${theme.font.body};
  list-style: none;
  & small {
    color: ${theme.color.text3};
    font: ${theme.font.number};
    overflow-wrap: anywhere;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[7]};
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    ${linkStyle}
    @media (pointer: coarse) {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;
