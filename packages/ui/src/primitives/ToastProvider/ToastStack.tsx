import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { Toast } from './Toast';
import type { Shown } from './ToastProvider';

const words = phrases('toast', {
  region: { zh: '通知（{{hotkey}}）', en: 'Notifications ({{hotkey}})' },
});

const HOTKEY = 'F8';

interface ToastStackProps {
  stack: readonly Shown[];
  durationMs: number;
  onDismiss: (id: number) => void;
}

/**
 * The messages on the screen, the newest last. Their list is a live region: it stands empty for a moment before the first message comes,
 * because readers speak only what is added to a region that they know. It stands in the body: an open dialog hides the rest of the page.
 */
export function ToastStack({ stack, durationMs, onDismiss }: ToastStackProps) {
  const say = usePhrases(words);
  const list = useRef<HTMLOListElement>(null);
  const [isKnown, setIsKnown] = useState(false);
  const [isRead, rest] = useRest();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsKnown(true));
    const reach = ({ code }: KeyboardEvent) => {
      if (code === HOTKEY) list.current?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', reach);
    };
  }, []);
  const came = useRef<Element | null>(null);
  const dismiss = (id: number, hadFocus: boolean) => {
    // The last one gives the focus back to where it came from.
    const next = stack.length > 1 ? list.current : came.current;
    if (hadFocus && next instanceof HTMLElement) next.focus();
    onDismiss(id);
  };
  const remember = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) came.current = event.relatedTarget;
    rest.onFocus();
  };
  return createPortal(
    <section aria-label={say('region', { hotkey: HOTKEY })} data-toasts>
      <List ref={list} tabIndex={-1} {...rest} onFocus={remember}>
        {isKnown &&
          stack.map(({ id, ...message }) => (
            <Toast key={id} message={message} durationMs={durationMs} isRead={isRead} onDismiss={hadFocus => dismiss(id, hadFocus)} />
          ))}
      </List>
    </section>,
    document.body,
  );
}

/** Whether somebody may be reading: the pointer or the focus is here, or the window is in the background. */
function useRest() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    const come = () => setAway(false);
    addEventListener('blur', leave);
    addEventListener('focus', come);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
    };
  }, []);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return [hovered || focused || away, handlers] as const;
}

/**
 * Where least is to be pressed: at the foot, on the side that a page begins at, for what leads on stands at the head. A page says what stands
 * there on it: how wide a column of links is, and how high what stays at the foot is. One whose foot is for a thumb says how far from the top
 * messages stand on a phone.
 */
const List = styled.ol.attrs({ 'aria-live': 'polite', 'aria-relevant': 'additions' })`
  @media print {
    display: none;
  }
  position: fixed;
  inset-block: auto calc(20px + var(--toast-foot, 0px));
  inset-inline-start: calc(20px + var(--toast-indent, 0px));
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: min(360px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  list-style: none;
  outline: 0;
  ${theme.phone} {
    inset-block: var(--toast-head, auto) calc(16px + var(--toast-foot, 0px));
    inset-inline-start: 16px;
    height: fit-content;
  }
`;
