import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Why the reader may not take part. */
export const OverviewNotice = styled.p`
  margin: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  color: ${theme.color.warn};
  font: ${theme.font.body};
`;
