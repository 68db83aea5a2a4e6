import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** The star that follows a row. The board hears the press. */
export function FollowStar({ on, label }: { on: boolean; label: string }) {
  return (
    <Press type="button" tabIndex={-1} aria-label={label} aria-pressed={on} title={label}>
      <Star aria-hidden />
    </Press>
  );
}

const Press = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.lineStrong};
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  & > svg {
    width: 15px;
    height: 15px;
  }
  &[aria-pressed='true'] {
    color: ${theme.color.text2};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  @media print {
    visibility: hidden;
    &[aria-pressed='true'] {
      visibility: visible;
    }
  }
`;
