import { setNonce } from 'get-nonce';
import { useState } from 'react';

/**
 * Under a strict content policy a page names its nonce in `<meta name="sc-nonce">`, where styled-components looks for it. What locks the
 * page behind a dialog writes a style of its own, and looks elsewhere: this tells it.
 */
export function useStyleNonce() {
  useState(() => {
    const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content;
    if (nonce) setNonce(nonce);
  });
}
