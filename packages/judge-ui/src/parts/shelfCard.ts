import { Card, linkStyle, theme } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A card of a few lines, with a way to all of them at its head. */
export const ShelfCard = styled(Card)`
  & > header {
    flex-wrap: nowrap;
  }
  & > header > :first-child {
    flex-basis: auto;
  }
  /* What a finger may press around the link at the head does not make the head higher. */
  & > header > :last-child > a {
    margin-block: -4px;
    @media (pointer: coarse) {
      margin-block: -12px;
    }
  }
`;

export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[5]};
    min-width: 0;
    height: 32px;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    & > li {
      height: 44px;
    }
  }
`;

/** What a line is about: the rest of its width, cut where that does not do. */
export const LineName = styled.span`
  flex: 1;
  margin: -6px -4px;
  padding: 6px 4px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** What a line says at its end. */
export const LineNote = styled.span`
  flex: none;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** A link in a line or at the head, for a finger as high as a line. */
export const LineLink = styled(Link)`
  ${linkStyle}
  padding-block: 4px;
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;
