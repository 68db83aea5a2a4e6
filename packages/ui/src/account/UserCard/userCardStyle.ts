import { css } from 'styled-components';
import { theme } from '../../theme/theme';

export const cardFrame = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space[7]} ${theme.space[8]};
  min-width: 0;
  padding: 24px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};

  & > [data-part='actions'] {
    align-self: start;
    display: flex;
    gap: ${theme.space[4]};
  }
  ${theme.phone} {
    grid-template-columns: auto 1fr;
    gap: ${theme.space[6]};
    padding: 16px;
    & > [data-part='actions'] {
      grid-column: 1 / -1;
    }
  }
`;

export const namesStyle = css`
  min-width: 0;

  & > [data-part='names'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[4]};
    min-width: 0;
  }
  & :is(h1, h2, h3) {
    min-width: 0;
    margin: 0;
    font: ${theme.font.heading};
    overflow-wrap: anywhere;
  }
  & [data-part='nickname'] {
    color: ${theme.color.text2};
    font: ${theme.font.lead};
    overflow-wrap: anywhere;
  }
  & svg {
    width: 16px;
    height: 16px;
    flex: none;
    color: ${theme.color.text3};
  }
  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px ${theme.space[7]};
    margin-block-start: ${theme.space[4]};
    color: ${theme.color.text2};
  }
  & > [data-part='facts']:empty {
    display: none;
  }
  & > [data-part='facts'] > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a > svg {
    width: 14px;
    height: 14px;
    vertical-align: -2px;
  }
  ${theme.phone} {
    & :is(h1, h2, h3) {
      font: ${theme.font.title};
    }
  }
`;

export const figuresStyle = css`
  grid-column: 1 / -1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding-block-start: ${theme.space[7]};
  border-block-start: 1px solid ${theme.color.line};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 0;
    padding-inline: ${theme.space[6]};
    text-align: center;
  }
  & > div + div {
    border-inline-start: 1px solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
  & dd {
    margin: 0;
    font: 600 26px/34px ${theme.family.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${theme.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, 1fr);
    gap: ${theme.space[6]} 0;
    & > div:nth-child(odd) {
      border-inline-start: 0;
    }
    & > div:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
    & dd {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;
