import { Brand, linkStyle, theme, touchTarget, useNear, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApi } from '../api/ApiProvider';
import { useSite } from '../site/useSite';
import { shellPhrases } from './shellPhrases';

/** The foot of every page but those of a problem: the site, and three columns of links. */
export function SiteFooter({ end }: { end?: ReactNode }) {
  const say = usePhrases(shellPhrases);
  const { data: site } = useSite();
  const isDefault = site?.description === shellPhrases.words.about.en;
  return (
    <Foot>
      <Columns>
        <About>
          <Brand name={site?.name ?? 'OJ'} />
          <p>{isDefault ? say('about') : site?.description}</p>
        </About>
        <Column aria-label={say('service')}>
          <h2>{say('service')}</h2>
          <QuietLink data-tone="quiet" to="/status">
            {say('queue')}
          </QuietLink>
          <QuietLink data-tone="quiet" to="/problem">
            {say('problems')}
          </QuietLink>
          <QuietLink data-tone="quiet" to="/rank">
            {say('rank')}
          </QuietLink>
        </Column>
        <Column aria-label={say('development')}>
          <h2>{say('development')}</h2>
          <QuietLink data-tone="quiet" to="/developer">
            {say('system')}
          </QuietLink>
          <QuietAnchor data-tone="quiet" href="/api/docs">
            {say('api')}
          </QuietAnchor>
          <QuietAnchor data-tone="quiet" href="/api/openapi.json">
            {say('openApi')}
          </QuietAnchor>
        </Column>
        <Column aria-label={say('support')}>
          <h2>{say('support')}</h2>
          <QuietLink data-tone="quiet" to="/help">
            {say('help')}
          </QuietLink>
          <QuietLink data-tone="quiet" to="/oiwiki">
            {say('wiki')}
          </QuietLink>
          <FirstProblem />
          {site?.projectName && site.projectUrl && (
            <QuietAnchor data-tone="quiet" href={site.projectUrl}>
              {site.projectName}
            </QuietAnchor>
          )}
          {site?.recordName && (
            <QuietAnchor data-tone="quiet" href={site.recordUrl}>
              {site.recordName}
            </QuietAnchor>
          )}
        </Column>
      </Columns>
      {end && <End>{end}</End>}
    </Foot>
  );
}

/** The first problem that the reader may open; asked for when the foot of the page is near. */
function FirstProblem() {
  const say = usePhrases(shellPhrases);
  const api = useApi();
  const [near, frame] = useNear<HTMLSpanElement>(false);
  const { data } = useQuery({
    queryKey: ['problem', 'first'],
    queryFn: () => api.problem.list({ currentPage: 1, limit: 1 }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: near,
  });
  const first = data?.records[0];
  return (
    <span ref={frame}>
      <QuietLink data-tone="quiet" to={first ? `/problem/${encodeURIComponent(first.problemId)}` : '/problem'}>
        {say('firstProblem')}
      </QuietLink>
    </span>
  );
}

const Foot = styled.footer`
  margin-block-start: auto;
  padding: ${theme.space[9]} 40px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  ${theme.phone} {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr repeat(3, 1fr);
  gap: ${theme.space[8]};
  max-width: 1360px;
  margin-inline: auto;
  ${theme.phone} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[7]} ${theme.space[5]};
  }
`;

const About = styled.div`
  max-width: 34ch;
  ${theme.phone} {
    grid-column: 1 / -1;
  }
  & p {
    margin: ${theme.space[4]} 0 0;
  }
`;

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  & h2 {
    margin: 0 0 ${theme.space[3]};
    color: ${theme.color.text};
    font: ${theme.font.label};
  }
  & a {
    align-self: start;
    padding-block: ${theme.space[2]};
  }
  & > span {
    display: flex;
  }
  @media (pointer: coarse) {
    & a {
      min-height: 44px;
      padding-block: 12px;
    }
  }
`;

const End = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  max-width: 1360px;
  margin: ${theme.space[8]} auto 0;
`;

const QuietLink = styled(Link)`
  ${linkStyle}
  ${touchTarget}
`;
const QuietAnchor = styled.a`
  ${linkStyle}
  ${touchTarget}
`;
