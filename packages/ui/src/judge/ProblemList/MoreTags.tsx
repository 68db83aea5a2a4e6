import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { Tooltip } from '../../primitives/Tooltip/Tooltip';
import { tagStyle } from '../../primitives/Tag/tagStyle';

interface MoreTagsProps {
  count: number;
  /** Names of all tags, in one line. */
  names: string;
}

/** "+2" after the tags of a row: all of them on hover, on focus and for a screen reader. */
export const MoreTags = ({ count, names }: MoreTagsProps) => (
  <Tooltip label={names}>
    <More tabIndex={0}>
      <span aria-hidden>+{count}</span>
      <Names>{names}</Names>
    </More>
  </Tooltip>
);

const More = styled.span`
  ${tagStyle}
  flex: none;
  padding-inline: ${theme.space[3]};
  ${focusRing}
`;

const Names = styled.span`
  ${visuallyHidden}
`;
