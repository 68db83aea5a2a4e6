import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';
import { verdicts } from '../src/verdict/verdicts';
import { PaperAndInk } from './PaperAndInk';

const shown = verdicts.filter(({ name }) => name !== 'notSubmitted');

/** Every verdict, as the chip of pages and the stamp of tables. */
export function VerdictSheet() {
  return (
    <PaperAndInk>
      <List>
        {shown.map(({ code, name }) => (
          <li key={code}>
            <code>{code}</code>
            <span>
              <VerdictSeal status={code} size="medium" />
            </span>
            <span>
              <VerdictSeal
                status={code}
                progress={name === 'judging' ? { done: 23, total: 40 } : undefined}
                queuePlace={name === 'pending' ? 3 : undefined}
                score={name === 'partialAccepted' ? 60 : undefined}
              />
            </span>
          </li>
        ))}
      </List>
    </PaperAndInk>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0 0 20px;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 32px 1fr 80px;
    align-items: center;
    gap: 12px;
  }
  & code {
    color: ${theme.color.text3};
    font: ${theme.font.number};
    text-align: end;
  }
`;
