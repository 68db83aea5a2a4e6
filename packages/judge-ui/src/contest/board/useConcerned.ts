import { useCallback } from 'react';
import { useStoredList } from '../../parts/storage/useStoredList';

/** The server takes as many. */
const MOST = 200;

/** Ids of the users whose rows the reader follows in a contest, kept in this browser. */
export function useConcerned(cid: number) {
  const [concerned, change] = useStoredList(`oj.contest.${cid}.concerned`);
  const toggle = useCallback(
    (uid: string, isOn: boolean) => change(before => [...before.filter(each => each !== uid), ...(isOn ? [uid] : [])].slice(-MOST)),
    [change],
  );
  return [concerned, toggle] as const;
}
