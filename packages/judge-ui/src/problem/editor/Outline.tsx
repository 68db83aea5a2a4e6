import { focusRing, theme, usePhrases } from '@oj/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { problemFormPhrases } from './problemFormPhrases';
import { sectionId, sectionOf, sections, showSection } from './problemSections';
import type { ProblemValues } from './problemValues';

interface OutlineProps {
  inContest: boolean;
  /** The problem is not there yet: it has no reference solutions and no checks. */
  isNew: boolean;
}

/** The sections of the form; those with something to mend carry a mark. */
export function Outline({ inContest, isNew }: OutlineProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { errors } = useFormState({ control });
  const shown = sections.filter(
    section => (inContest || section !== 'contest') && (!isNew || (section !== 'solutions' && section !== 'checks')),
  );
  const faulty = new Set(Object.keys(errors).map(sectionOf));
  return (
    <Contents aria-label={say('outline')}>
      {shown.map(section => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          data-faulty={faulty.has(section) || undefined}
          onClick={event => {
            event.preventDefault();
            showSection(section);
          }}
        >
          {say(section)}
        </a>
      ))}
    </Contents>
  );
}

const Contents = styled.nav`
  position: sticky;
  inset-block-start: ${theme.space[8]};
  display: grid;
  border-inline-start: 1px solid ${theme.color.line};
  & > a {
    padding: ${theme.space[3]} ${theme.space[6]};
    color: ${theme.color.text2};
    font: ${theme.font.body};
    text-decoration: none;
    ${focusRing}
  }
  & > a:hover {
    color: ${theme.color.text};
  }
  & > a[data-faulty] {
    color: ${theme.color.danger};
  }
  & > a[data-faulty]::after {
    content: ' •';
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;
