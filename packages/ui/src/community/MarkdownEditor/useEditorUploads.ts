import { type RefObject, useEffect, useRef, useState } from 'react';
import { applyEdit, writeQuietly, writingOf } from './applyEdit';

/** Carries a file away and answers its address. Rejects when it fails; `signal` is aborted when the reader cancels. */
export type EditorUpload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<{ address: string }>;

export interface EditorUploadEntry {
  id: number;
  file: File;
  kind: 'image' | 'file';
  state: 'uploading' | 'failed' | 'done';
  /** 0…1. */
  share: number;
  /** What stands for it in the text: the placeholder, then the finished markdown. */
  mark: string;
  address?: string;
}

interface Options {
  area: RefObject<HTMLTextAreaElement | null>;
  uploadImage: EditorUpload | undefined;
  uploadFile: EditorUpload | undefined;
  onRemoveUpload: ((address: string) => void) | undefined;
  placeholderOf: (name: string) => string;
}

export interface EditorUploads {
  entries: readonly EditorUploadEntry[];
  /** Whether a file of that kind has somewhere to go. */
  takes: (file: File) => boolean;
  add: (files: Iterable<File>) => void;
  retry: (id: number) => void;
  /** Takes the file out of the text and the list; one on its way is cancelled, one that arrived is reported to the host. */
  remove: (id: number) => void;
}

const kindOf = (file: File): EditorUploadEntry['kind'] => (file.type.startsWith('image/') ? 'image' : 'file');
const spelled = (name: string) => name.replaceAll(/[[\]\\]/g, '');

/**
 * Files on their way into the text. Each has a placeholder where it will stand, which is found again by its own words when it
 * arrives: the reader may have written on, moved it, or deleted it – then nothing is put back.
 */
export function useEditorUploads({ area, uploadImage, uploadFile, onRemoveUpload, placeholderOf }: Options): EditorUploads {
  const [entries, setEntries] = useState<readonly EditorUploadEntry[]>([]);
  const lastId = useRef(0);
  const controls = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = controls.current;
    return () => {
      for (const control of running.values()) control.abort();
    };
  }, []);
  const uploaderOf = (kind: EditorUploadEntry['kind']) => (kind === 'image' ? (uploadImage ?? uploadFile) : uploadFile);
  const change = (id: number, patch: Partial<EditorUploadEntry>) =>
    setEntries(known => known.map(entry => (entry.id === id ? { ...entry, ...patch } : entry)));
  const replaceMark = (mark: string, insert: string) => {
    const from = area.current?.value.indexOf(mark) ?? -1;
    if (area.current && from >= 0) writeQuietly(area.current, { from, to: from + mark.length, insert });
  };
  const start = ({ id, file, kind, mark }: EditorUploadEntry) => {
    const upload = uploaderOf(kind);
    if (!upload) return;
    const control = new AbortController();
    controls.current.set(id, control);
    const ends = () => controls.current.get(id) === control && controls.current.delete(id);
    upload(file, { signal: control.signal, onProgress: share => controls.current.get(id) === control && change(id, { share }) }).then(
      ({ address }) => {
        if (!ends()) return;
        const finished = `${kind === 'image' ? '!' : ''}[${spelled(file.name)}](<${address}>)`.replace(/\(<([^\s()<>]+)>\)$/, '($1)');
        replaceMark(mark, finished);
        change(id, { state: 'done', share: 1, mark: finished, address });
      },
      () => ends() && change(id, { state: 'failed' }),
    );
  };
  const takes = (file: File) => uploaderOf(kindOf(file)) !== undefined;
  const add = (files: Iterable<File>) => {
    const added = [...files].filter(takes).map((file): EditorUploadEntry => {
      const id = ++lastId.current;
      const kind = kindOf(file);
      const mark = `${kind === 'image' ? '!' : ''}[${placeholderOf(spelled(file.name))}](#upload-${id})`;
      return { id, file, kind, state: 'uploading', share: 0, mark };
    });
    if (!area.current || added.length === 0) return;
    const { start: from, end: to } = writingOf(area.current);
    const insert = added.map(({ mark }) => mark).join('\n');
    applyEdit(area.current, { from, to, insert, start: from + insert.length, end: from + insert.length });
    setEntries(known => [...known, ...added]);
    for (const entry of added) start(entry);
  };
  return {
    entries,
    takes,
    add,
    retry: id => {
      const entry = entries.find(each => each.id === id);
      if (!entry) return;
      change(id, { state: 'uploading', share: 0 });
      start(entry);
    },
    remove: id => {
      const entry = entries.find(each => each.id === id);
      if (!entry) return;
      controls.current.get(id)?.abort();
      controls.current.delete(id);
      replaceMark(entry.mark, '');
      if (entry.address !== undefined) onRemoveUpload?.(entry.address);
      setEntries(known => known.filter(each => each.id !== id));
    },
  };
}
