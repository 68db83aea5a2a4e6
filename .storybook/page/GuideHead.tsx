import { Description, Unstyled } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import type { Guide } from '../../packages/ui/docs/guide';
import { theme } from '../../packages/ui/src/theme/theme';
import { VerdictIcon } from '../../packages/ui/src/judge/VerdictIcon/VerdictIcon';
import { inCode } from './inCode';
import { publicNames } from './publicNames';
import { SizeBadge } from './SizeBadge';

interface GuideHeadProps {
  /** Title of the story file: "Judge/VerdictSeal". */
  title: string;
  file: string;
  guide: Guide | undefined;
}

/** Name, one sentence, what it is for and what it is not for. */
export function GuideHead({ title, file, guide }: GuideHeadProps) {
  const name = title.split('/').at(-1) ?? title;
  const imported = /([^/]*)\.stories\.tsx$/.exec(file)?.[1] ?? name;
  return (
    <>
      <Head>
        <Kicker>{title.split('/').slice(0, -1).join(' · ')}</Kicker>
        <h1>{name}</h1>
        <Lead>
          <Description of="meta" />
        </Lead>
        <Facts>
          {publicNames.has(imported) && <code>{`import { ${imported} } from '@oj/ui'`}</code>}
          {guide?.pattern && (
            <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${guide.pattern}/`} target="_blank" rel="noopener noreferrer">
              APG: {guide.pattern.replaceAll('-', ' ')}
            </a>
          )}
          <SizeBadge name={imported} />
        </Facts>
      </Head>
      {guide && (
        <Unstyled>
          <Pair>
            <Column title="For" rules={guide.use} />
            <Column title="Not for" rules={guide.avoid} />
          </Pair>
        </Unstyled>
      )}
    </>
  );
}

function Column({ title, rules }: { title: 'For' | 'Not for'; rules: readonly string[] }) {
  return (
    <section data-side={title === 'For' ? 'do' : 'avoid'}>
      <strong>{title}</strong>
      <ul>
        {rules.map(rule => (
          <li key={rule}>
            <VerdictIcon status={title === 'For' ? 0 : -1} />
            <span>{inCode(rule)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Head = styled.header`
  padding-block-end: 22px;
  border-block-end: 1px solid ${theme.color.line};
  && h1 {
    margin: 2px 0 8px;
    color: ${theme.color.text};
    font: ${theme.font.display};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`;

const Kicker = styled.div`
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;

const Lead = styled.div`
  max-width: 70ch;
  && p {
    margin: 0 0 6px;
    color: ${theme.color.text2};
    font: ${theme.font.reading};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 14px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  && > code {
    padding: 4px 10px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    color: ${theme.color.text};
    font: ${theme.font.number};
  }
  && > a {
    color: ${theme.color.accent};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 12px;
  margin-block-start: 22px;
  color: ${theme.color.text};
  font: ${theme.font.body};

  & > section {
    padding: 16px 20px 18px;
    border: 1px solid ${theme.color.line};
    border-block-start: 3px solid var(--oj-ac);
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  & > [data-side='avoid'] {
    border-block-start-color: var(--oj-wa);
  }
  & strong {
    font: ${theme.font.title};
    font-size: 17px;
  }
  & ul {
    display: grid;
    gap: 8px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 9px;
  }
  & li > svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--oj-ac-fg);
  }
  & [data-side='avoid'] li > svg {
    color: var(--oj-wa-fg);
  }
  & code {
    font-size: 13px;
  }
`;
