import { styled } from 'styled-components';
import { contrast } from '../src/primitives/ColorPicker/contrast';
import { theme } from '../src/theme/theme';
import { useVariables } from './useVariables';

interface ContrastMatrixProps {
  /** Names the table for readers. */
  label: string;
  /** Tokens of what is drawn, without `--oj-`. Keep the arrays in constants. */
  inks: readonly string[];
  /** Tokens of what it is drawn on. */
  papers: readonly string[];
  /** Inks stand over the columns instead of before the rows, where there are many. Default false. */
  turned?: boolean;
  /** What is enough: 4.5 for text, 3 for shapes. */
  atLeast: 4.5 | 3;
}

const AAA = 7;

/** Contrast of every ink on every paper, computed from the variables that this page has now. */
export function ContrastMatrix({ label, inks, papers, turned = false, atLeast }: ContrastMatrixProps) {
  const [box, valueOf] = useVariables<HTMLDivElement>(allOf(inks, papers));
  const ratioOf = (ink: string, paper: string) => {
    const [one, other] = [valueOf(ink), valueOf(paper)];
    return one && other ? contrast(one, other) : undefined;
  };
  const ratios = inks.flatMap(ink => papers.map(paper => ratioOf(ink, paper) ?? 21));
  const low = ratios.filter(ratio => ratio < atLeast).length;
  const [before, over] = turned ? [papers, inks] : [inks, papers];
  return (
    <Frame ref={box}>
      <output>
        {low === 0
          ? `All ${ratios.length} pairs have ${atLeast} : 1 or more.`
          : `${low} of ${ratios.length} pairs have less than ${atLeast} : 1.`}{' '}
        The lowest has {Math.min(...ratios).toFixed(2)}.
      </output>
      <Sideways tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">on</th>
              {over.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before.map(row => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {over.map(column => {
                  const ink = turned ? column : row;
                  const paper = turned ? row : column;
                  return <Pair key={column} ink={ink} paper={paper} ratio={ratioOf(ink, paper)} atLeast={atLeast} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </Frame>
  );
}

const known = new Map<string, readonly string[]>();

/** The same array for the same tokens, so that reading them does not start again. */
function allOf(inks: readonly string[], papers: readonly string[]): readonly string[] {
  const key = [...inks, ...papers].join(' ');
  const names = known.get(key) ?? key.split(' ');
  known.set(key, names);
  return names;
}

interface PairProps {
  ink: string;
  paper: string;
  ratio: number | undefined;
  atLeast: number;
}

function Pair({ ink, paper, ratio, atLeast }: PairProps) {
  const mark = ratio === undefined ? '' : ratio < atLeast ? 'low' : atLeast === 4.5 && ratio >= AAA ? 'AAA' : 'AA';
  return (
    <td data-mark={mark}>
      <Sample style={{ background: `var(--oj-${paper})` }}>
        <b aria-hidden style={{ color: `var(--oj-${ink})` }}>
          {atLeast === 3 ? '■' : 'Aa 文'}
        </b>
      </Sample>
      <span>
        {ratio?.toFixed(2)} <small>{mark}</small>
      </span>
    </td>
  );
}

const Frame = styled.div`
  color: ${theme.color.text};
  font: ${theme.font.body};
  & > output {
    display: block;
    margin: 0 0 10px;
    color: ${theme.color.text2};
  }
`;

const Sideways = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 6px;
  }
  & th {
    padding: 2px 6px;
    color: ${theme.color.text2};
    font: ${theme.font.number};
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
  }
  & td > span {
    display: flex;
    justify-content: space-between;
    padding: 1px 3px 0;
    color: ${theme.color.text2};
    font: 400 12px/16px ${theme.family.mono};
  }
  & td > span > small {
    color: ${theme.color.text3};
    font: inherit;
  }
  & [data-mark='low'] > span,
  & [data-mark='low'] > span > small {
    color: ${theme.color.danger};
    font-weight: 700;
  }
`;

const Sample = styled.div`
  display: grid;
  place-items: center;
  min-width: 66px;
  height: 34px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  forced-color-adjust: none;
  & > b {
    font: 500 15px/20px ${theme.family.sans};
  }
`;
