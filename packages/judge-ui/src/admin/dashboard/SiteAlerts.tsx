import type { SiteAlert } from '@oj/contract';
import { RelativeTime, theme, usePhrases } from '@oj/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { alertPhrases } from './alertPhrases';

/** What is wrong with the site, if anything is. */
export function SiteAlerts({ alerts }: { alerts: readonly SiteAlert[] }) {
  const say = usePhrases(alertPhrases);
  const sentenceOf = ({ kind, value }: SiteAlert) =>
    kind === 'backup' && value === null ? say('noBackup') : say(kind, { count: value ?? 0 });
  return (
    <Alerts aria-label={say('title')}>
      {alerts.map(alert => (
        <li key={alert.kind}>
          <TriangleAlert aria-hidden />
          <div>
            <strong>{sentenceOf(alert)}</strong>
            <span>{say(`${alert.kind}Hint`)}</span>
            <small>
              {say('since')} <RelativeTime at={alert.since} />
            </small>
          </div>
        </li>
      ))}
    </Alerts>
  );
}

const Alerts = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: start;
    gap: ${theme.space[5]};
    padding: ${theme.space[5]} ${theme.space[6]};
    border-inline-start: 4px solid ${theme.color.warn};
    border-radius: ${theme.radius.control};
    background: ${theme.color.warnSoft};
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.warn};
  }
  & div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  & strong {
    font: ${theme.font.strong};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
