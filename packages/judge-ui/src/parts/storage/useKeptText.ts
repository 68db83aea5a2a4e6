import { useEffect, useState } from 'react';
import { saveToLocalStorage } from './saveToLocalStorage';
import { useDraftOwner, VISITOR } from '../useDraftOwner';

const keyOf = (owner: string, place: string) => `oj.comment.${owner}.${place}`;
const read = (owner: string, place: string) => (owner === VISITOR ? '' : (localStorage.getItem(keyOf(owner, place)) ?? ''));

function keep(owner: string, place: string, text: string) {
  if (owner === VISITOR) return;
  if (text) saveToLocalStorage(keyOf(owner, place), text);
  else localStorage.removeItem(keyOf(owner, place));
}

/** Forms that are open, by what they keep: others may add to their text. */
const openForms = new Map<string, (text: string) => void>();

/** Keeps what somebody is writing at a place in this browser, for them alone. What a visitor wrote goes with them when they log in. */
export function useKeptText(place: string, first = '') {
  const owner = useDraftOwner();
  const [kept, setKept] = useState(() => ({ owner, text: first || read(owner, place) }));
  if (kept.owner !== owner) setKept({ owner, text: (kept.owner === VISITOR && kept.text) || read(owner, place) });
  useEffect(() => {
    const key = keyOf(owner, place);
    openForms.set(key, text => setKept({ owner, text }));
    return () => void openForms.delete(key);
  }, [owner, place]);

  function setText(text: string) {
    setKept({ owner, text });
    keep(owner, place, text);
  }
  return [kept.text, setText] as const;
}

/** Changes what is kept at a place, also when its form is open. */
export function useKeepText() {
  const owner = useDraftOwner();
  return (place: string, change: (before: string) => string) => {
    const text = change(read(owner, place));
    keep(owner, place, text);
    openForms.get(keyOf(owner, place))?.(text);
  };
}
