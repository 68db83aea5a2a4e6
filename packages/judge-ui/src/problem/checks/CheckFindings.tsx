import type { ProblemCheck } from '@oj/contract';
import { theme, usePhrases, useVerdictName } from '@oj/ui';
import { styled } from 'styled-components';
import { CheckText } from './CheckText';
import { problemCheckPhrases } from './problemCheckPhrases';

/** What is wrong, one line for each case or sample; or why it could not be looked at. */
export function CheckFindings({ check }: { check: ProblemCheck | undefined }) {
  const say = usePhrases(problemCheckPhrases);
  const nameOf = useVerdictName();
  if (!check?.outcome) return null;
  const { kind, outcome } = check;
  const { fault, findings } = outcome;
  if (fault !== null) return <Words>{fault}</Words>;
  if (!findings.length) return null;
  return (
    <List>
      {findings.map(({ number, what, message, status, output }) => (
        <li key={`${what} ${number}`}>
          {what === 'differs'
            ? say('sampleDiffers', { number, status: status === null ? '' : nameOf(status) })
            : say(kind === 'samples' ? 'sampleRefused' : 'caseRefused', { number, message })}
          {output && <CheckText title={say('writes')} text={output} />}
        </li>
      ))}
    </List>
  );
}

const Words = styled.pre`
  max-height: 240px;
  overflow: auto;
  margin: 0;
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.text};
  font: ${theme.font.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding-inline-start: ${theme.space[6]};
  & > li > div {
    margin-block-start: ${theme.space[3]};
  }
  overflow-wrap: anywhere;
`;
