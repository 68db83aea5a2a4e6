import { useCallback, useEffect, useRef, useState } from 'react';

/** Carries a file away. Rejects when it fails; `signal` is aborted when the reader cancels. */
export type Upload = (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<unknown>;

/** One file that was chosen; it stays in the list whatever happens to it, until it is taken out. */
export interface FileEntry {
  id: number;
  file: File;
  state: 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused';
  /** 0…1. */
  share: number;
  /** Why it was refused or failed, if that is known. */
  reason?: string | undefined;
}

interface Options {
  upload: Upload;
  /** Why a file is not taken; undefined when it is. */
  refusalOf: (file: File, alreadyTaken: number) => string | undefined;
  /** What the host says to an error; undefined for the plain sentence. */
  describeError: ((error: unknown) => string | undefined) | undefined;
  onUploaded: ((file: File, answer: unknown) => void) | undefined;
}

export interface Uploads {
  entries: readonly FileEntry[];
  add: (files: Iterable<File>) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  /** Takes a file out of the list; one on its way is cancelled first. */
  remove: (id: number) => void;
}

/** Files on their way. They travel at the same time, each with its own cancel; leaving the page cancels all. */
export function useUploads(options: Options): Uploads {
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const lastId = useRef(0);
  const controls = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = controls.current;
    return () => {
      for (const control of running.values()) control.abort();
    };
  }, []);
  const change = useCallback((id: number, patch: Partial<FileEntry>) => {
    setEntries(known => known.map(entry => (entry.id === id ? { ...entry, ...patch } : entry)));
  }, []);
  const start = (id: number, file: File) => {
    const control = new AbortController();
    controls.current.set(id, control);
    const settle = (patch: Partial<FileEntry>) => {
      if (controls.current.get(id) !== control) return false;
      controls.current.delete(id);
      change(id, patch);
      return true;
    };
    const onProgress = (share: number) => {
      if (controls.current.get(id) === control) change(id, { share: Math.min(Math.max(share, 0), 1) });
    };
    control.signal.addEventListener('abort', () => settle({ state: 'cancelled' }));
    latest.current.upload(file, { onProgress, signal: control.signal }).then(
      answer => {
        if (settle({ state: 'done', share: 1 })) latest.current.onUploaded?.(file, answer);
      },
      (error: unknown) => settle({ state: 'failed', reason: latest.current.describeError?.(error) }),
    );
  };
  const add = (files: Iterable<File>) => {
    let taken = entries.filter(({ state }) => state !== 'refused').length;
    const added = [...files].map((file): FileEntry => {
      const reason = options.refusalOf(file, taken);
      if (reason === undefined) taken += 1;
      return { id: ++lastId.current, file, state: reason === undefined ? 'uploading' : 'refused', share: 0, reason };
    });
    setEntries(known => [...known, ...added]);
    for (const entry of added) if (entry.state === 'uploading') start(entry.id, entry.file);
  };
  const cancel = (id: number) => controls.current.get(id)?.abort();
  return {
    entries,
    add,
    cancel,
    retry: id => {
      const entry = entries.find(each => each.id === id);
      if (!entry || controls.current.has(id)) return;
      change(id, { state: 'uploading', share: 0, reason: undefined });
      start(id, entry.file);
    },
    remove: id => {
      cancel(id);
      setEntries(known => known.filter(entry => entry.id !== id));
    },
  };
}
