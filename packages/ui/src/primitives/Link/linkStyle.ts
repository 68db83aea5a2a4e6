import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** The look of a link, for a host that styles its router link: `const TextLink = styled(RouterLink)(linkStyle)`. `data-tone` as in `Link`. */
export const linkStyle = css`
  border-radius: 2px;
  color: ${theme.color.accent};
  text-decoration: none;
  text-underline-offset: 3px;
  overflow-wrap: break-word;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
  &[data-tone='ink'] {
    color: ${theme.color.text};
  }
  &[data-tone='quiet'] {
    color: ${theme.color.text2};
  }
  &[data-tone='ink']:hover,
  &[data-tone='quiet']:hover {
    color: ${theme.color.accent};
  }
  &[data-tone='inline'] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  & svg {
    width: 1em;
    height: 1em;
    vertical-align: -0.125em;
  }
`;
