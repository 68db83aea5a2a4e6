import { styled } from 'styled-components';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { keyCapsOf } from './keyCapsOf';

/** The keys of a shortcut, drawn: `$mod+Enter` is one press, `g p` are two after each other. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <Row data-part="keys">
      {keyCapsOf(keys).map((press, place) => (
        <Kbd key={place}>{press}</Kbd>
      ))}
    </Row>
  );
}

const Row = styled.span`
  flex: none;
  display: inline-flex;
  gap: 4px;
`;
