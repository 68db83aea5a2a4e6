import { linkStyle, PageHeader, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { useTitle } from '../site/useSite';
import { Compilers } from './Compilers';
import { ExamplePrograms } from './ExamplePrograms';
import { helpPhrases } from './helpPhrases';
import { HelpSection } from './HelpSection';
import { Verdicts } from './Verdicts';

const sections = ['verdicts', 'examples', 'compilers'] as const;

/** What one asks before the first submission. */
export function Help() {
  const say = usePhrases(helpPhrases);
  useTitle(say('title'));
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      <Contents aria-label={say('contents')}>
        {sections.map(section => (
          <a key={section} href={`#${section}`} data-tone="quiet">
            {say(section)}
          </a>
        ))}
      </Contents>
      <HelpSection id="verdicts" title={say('verdicts')}>
        <Verdicts />
      </HelpSection>
      <HelpSection id="examples" title={say('examples')} lead={say('examplesLead')}>
        <ExamplePrograms />
      </HelpSection>
      <HelpSection id="compilers" title={say('compilers')} lead={say('compilersLead')}>
        <Compilers />
      </HelpSection>
    </>
  );
}

const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-block-start: ${theme.space[5]};
  & > a {
    ${linkStyle}
    @media (pointer: coarse) {
      padding-block: 12px;
    }
  }
`;
