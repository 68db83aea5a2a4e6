import { setNonce } from 'get-nonce';
import { useState } from 'react';

/**
 * Passes the nonce of `<meta name="sc-nonce">` on to the library that locks the page behind a dialog. That library writes a style of
 * its own, which a strict content policy allows only with the nonce; styled-components reads the element itself.
 */
export function useStyleNonce() {
  useState(() => {
    const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content;
    if (nonce) setNonce(nonce);
  });
}
