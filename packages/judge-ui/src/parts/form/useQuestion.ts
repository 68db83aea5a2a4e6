import { useState } from 'react';

export interface Question<About> {
  /** What is asked about; undefined while nothing is asked. */
  asked: { about: About } | undefined;
  answer: (isAgreed: boolean) => void;
}

/** A question that a save waits for. */
export function useQuestion<About = undefined>(): Question<About> & { ask: (about: About) => Promise<boolean> } {
  const [asked, setAsked] = useState<{ about: About; answer: (isAgreed: boolean) => void }>();
  const ask = (about: About) => new Promise<boolean>(resolve => setAsked({ about, answer: resolve }));
  const answer = (isAgreed: boolean) => {
    asked?.answer(isAgreed);
    setAsked(undefined);
  };
  return { asked, ask, answer };
}
