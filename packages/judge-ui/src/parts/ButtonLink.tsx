import { buttonStyle } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link that looks like a `Button`. `data-tone` and `data-size` take the values of its `tone` and `size`. */
export const ButtonLink = styled(Link)`
  ${buttonStyle}
`;
