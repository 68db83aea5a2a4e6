import { Card, theme, usePhrases, useVerdictName, VerdictSeal } from '@oj/ui';
import { styled } from 'styled-components';
import { helpPhrases, meaningPhrases, meanings } from './helpPhrases';

/** What each verdict means. */
export function Verdicts() {
  const say = usePhrases(helpPhrases);
  const explain = usePhrases(meaningPhrases);
  const nameOf = useVerdictName();
  return (
    <Card padding="none">
      <Rows>
        <caption>{say('verdicts')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('verdict')}</th>
            <th scope="col">{say('meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {meanings.map(([code, meaning]) => (
            <tr key={code}>
              <th scope="row">
                <Named>
                  <VerdictSeal status={code} />
                  <span>
                    {nameOf(code)} <Code>{code}</Code>
                  </span>
                </Named>
              </th>
              <td>{explain(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </Card>
  );
}

/** The names stand under each other, whatever the letters before them. */
const Named = styled.span`
  display: grid;
  grid-template-columns: 62px minmax(0, 1fr);
  align-items: center;
  justify-items: start;
`;

/** The number that the API gives. */
const Code = styled.code`
  color: ${theme.color.text3};
  font: ${theme.font.number};
  white-space: nowrap;
`;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.font.body};
  & caption {
    position: absolute;
    clip-path: inset(50%);
  }
  & th,
  & td {
    padding: ${theme.space[4]} ${theme.space[6]};
    text-align: start;
  }
  & thead th {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & tbody tr {
    border-block-start: 1px solid ${theme.color.line};
  }
  & tbody th {
    width: 260px;
    font: ${theme.font.strong};
  }
  ${theme.phone} {
    & tbody th {
      width: 45%;
    }
  }
`;
