import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Addresses of pages of the site; what lies below /api is no page. */
const isPage = (href: string) => /^\/(?!\/|api\/)/.test(href);

/** Handles clicks of a part of the page: plain links in it, as in a text, lead through the site without loading it anew. */
export function useFollowInside() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a:not([target])')?.getAttribute('href');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!href || !isPage(href) || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void navigate(href);
  };
}
