import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** What a page of the back office may show one of. */
export type ItemKind = 'problem' | 'contest' | 'training';

const keyOf = (kind: ItemKind, id: number | string) => `${kind}.${id}`;

const NamesContext = createContext<Readonly<Record<string, string>>>({});
type Tell = (key: string, name: string) => void;
const TellContext = createContext<Tell>(() => undefined);

/** Keeps the names that the pages below tell, for the trail above them. */
export function ItemNames({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const tell = useCallback(
    (key: string, name: string) => setNames(before => (before[key] === name ? before : { ...before, [key]: name })),
    [],
  );
  return (
    <TellContext.Provider value={tell}>
      <NamesContext.Provider value={names}>{children}</NamesContext.Provider>
    </TellContext.Provider>
  );
}

/** Tells what the page shows one of, and its name as soon as that is known. */
export function useItemName(kind: ItemKind, id: number | undefined, name: string | undefined) {
  const tell = useContext(TellContext);
  useEffect(() => {
    if (id !== undefined && name) tell(keyOf(kind, id), name);
  }, [tell, kind, id, name]);
}

/** The names that pages have told. */
export function useItemNames() {
  const names = useContext(NamesContext);
  return (kind: ItemKind, id: number | string): string | undefined => names[keyOf(kind, id)];
}
