import { styled } from 'styled-components';
import { Kbd } from '../../packages/ui/src/primitives/Kbd/Kbd';
import { theme } from '../../packages/ui/src/theme/theme';
import { inCode } from './inCode';
import { sheet } from './sheet';

interface KeyboardProps {
  keys: readonly (readonly [keys: string, effect: string])[];
  pattern: string | undefined;
}

/** Keys are parted by spaces; words between them (`or`, `to`) stay words. */
function drawKeys(keys: string) {
  return keys
    .split(' ')
    .map((key, place) => (/^(?:or|to|then|then:)$/.test(key) ? <span key={place}>{key}</span> : <Kbd key={place}>{key}</Kbd>));
}

/** What each key does. */
export function Keyboard({ keys, pattern }: KeyboardProps) {
  return (
    <Sheet>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">{pattern ? `What they do, by the pattern ${pattern.replaceAll('-', ' ')}` : 'What they do'}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <td data-keys>{drawKeys(key)}</td>
            <td>{inCode(effect)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const Sheet = styled.table`
  ${sheet}
  & [data-keys] {
    width: 34%;
    min-width: 140px;
  }
  & [data-keys] > span {
    color: ${theme.color.text3};
  }
  & [data-keys] > * {
    margin-inline-end: 5px;
  }
`;
