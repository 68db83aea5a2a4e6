import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

interface PageButtonProps {
  page: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  onPageChange: (page: number) => void;
  hrefOf: ((page: number) => string) | undefined;
  children: ReactNode;
}

/** One step of a pager: a link when pages have addresses, otherwise a button. */
export function PageButton({ page, label, current = false, disabled = false, onPageChange, hrefOf, children }: PageButtonProps) {
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (!hrefOf || disabled) {
    return (
      <Press type="button" disabled={disabled} onClick={() => onPageChange(page)} {...shared}>
        {children}
      </Press>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPageChange(page);
  };
  return (
    <Anchor href={hrefOf(page)} onClick={follow} {...shared}>
      {children}
    </Anchor>
  );
}

const face = css`
  box-sizing: border-box;
  display: inline-grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text2};
  font: ${theme.font.strong};
  text-decoration: none;
  cursor: pointer;
  ${focusRing}
  &:hover:not(:disabled) {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  &[aria-current] {
    border-color: ${theme.color.ink};
    color: ${theme.color.text};
    font-weight: 600;
  }
  &:disabled {
    color: ${theme.color.lineStrong};
    cursor: not-allowed;
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 3px solid Highlight;
    }
  }
`;

const Press = styled.button`
  ${face}
`;

const Anchor = styled.a`
  ${face}
`;
