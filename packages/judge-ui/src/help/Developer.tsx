import type { System } from '@oj/contract';
import { Card, linkStyle, PageHeader, Skeleton, theme, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useApi } from '../api/ApiProvider';
import { FailedQuery } from '../api/FailedQuery';
import { useTitle } from '../site/useSite';
import { Compilers } from './Compilers';
import { credits } from './credits';
import { developerPhrases } from './developerPhrases';
import { HelpSection } from './HelpSection';
import { JudgeTable } from './JudgeTable';
import { versionsOf } from './versionsOf';

/** What the site runs on: judges, languages, software. */
export function Developer() {
  const say = usePhrases(developerPhrases);
  const api = useApi();
  useTitle(say('title'));
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['site', 'system'], queryFn: () => api.site.system() });
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      <Facilities>
        {isPending && <Skeleton lines={6} height={20} />}
        {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
        {data && <SystemFacts system={data} />}
      </Facilities>
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

function SystemFacts({ system: { version, node, postgres, judges } }: { system: System }) {
  const say = usePhrases(developerPhrases);
  const software = [
    [say('product'), version],
    ['Node.js', node],
    ['PostgreSQL', postgres],
  ] as const;
  return (
    <>
      <Machines>
        <HelpSection id="judges" title={say('judges')}>
          <JudgeTable judges={judges} />
        </HelpSection>
        <HelpSection id="versions" title={say('versions')}>
          <Card>
            <Facts>
              {software.map(
                ([name, number]) =>
                  number !== null && (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{number}</dd>
                    </div>
                  ),
              )}
            </Facts>
          </Card>
        </HelpSection>
      </Machines>
      {judges.length > 0 && (
        <HelpSection id="languages" title={say('languageVersions')}>
          <Card>
            <Versions>
              {versionsOf(judges).map(({ name, versions }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{versions.join(', ') || '—'}</dd>
                </div>
              ))}
            </Versions>
          </Card>
        </HelpSection>
      )}
    </>
  );
}

/** Nothing after it is in the window before it is there. */
const Facilities = styled.div`
  min-height: 80dvh;
`;

const Machines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(240px, 300px);
  gap: ${theme.space[9]} ${theme.space[7]};
  margin-block-start: ${theme.space[9]};
  & > section {
    margin-block-start: 0;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[6]};
  }
  & dt {
    flex: none;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & dd {
    min-width: 0;
    margin: 0;
    font: ${theme.font.number};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const Versions = styled(Facts)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[5]} ${theme.space[10]};
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
      min-width: 24px;
      padding-block: 12px;
    }
  }
`;
