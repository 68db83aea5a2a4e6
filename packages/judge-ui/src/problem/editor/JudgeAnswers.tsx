import { Button, Dialog, theme, usePhrases, useVerdictName } from '@oj/ui';
import { Status } from '@oj/contract';
import { styled } from 'styled-components';
import { judgeAnswersPhrases } from './judgeAnswersPhrases';

const codes = [
  ['0, 42, 100', Status.accepted],
  ['1, 2, 4, 8, 43, 102', Status.wrongAnswer],
  ['101', Status.presentationError],
] as const;

/** Opens the table of what the exit codes of a special judge or an interactor mean. */
export function JudgeAnswers({ mode }: { mode: 'spj' | 'interactive' }) {
  const say = usePhrases(judgeAnswersPhrases);
  const nameOf = useVerdictName();
  const called = mode === 'spj' ? 'calledSpj' : 'calledInteractive';
  return (
    <Dialog title={say('title')} description={say(called)} width={560} trigger={<Button tone="quiet">{say('title')}</Button>}>
      <Rows>
        <thead>
          <tr>
            <th scope="col">{say('code')}</th>
            <th scope="col">{say('verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(([code, status]) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{nameOf(status)}</td>
            </tr>
          ))}
          <tr>
            <td>99</td>
            <td>
              {say('percent')} <Note>{say(mode === 'spj' ? 'percentSpj' : 'percentInteractive')}</Note>
            </td>
          </tr>
          <tr>
            <td>{say('testlib')}</td>
            <td>{say('percent')}</td>
          </tr>
          <tr>
            <td>3, 103</td>
            <td rowSpan={2}>{say('fault')}</td>
          </tr>
          <tr>
            <td>{say('others')}</td>
          </tr>
        </tbody>
      </Rows>
      <Words>
        {say('words')} {say('library')}
      </Words>
    </Dialog>
  );
}

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.font.body};
  & th,
  & td {
    padding-block: ${theme.space[3]};
    text-align: start;
    vertical-align: top;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-end: ${theme.space[6]};
  }
  & th {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & tbody tr {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.text2};
`;

const Words = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.text2};
`;
