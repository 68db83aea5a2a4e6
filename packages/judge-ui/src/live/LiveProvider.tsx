import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';
import { LiveConnection, type LiveListener } from './liveConnection';

const LiveContext = createContext<LiveConnection | undefined>(undefined);

/** Holds the one stream of the tab. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const uid = useUser()?.uid;
  const [connection] = useState(() => new LiveConnection(api));
  useEffect(() => () => connection.startAfresh(), [connection, uid]);
  return <LiveContext.Provider value={connection}>{children}</LiveContext.Provider>;
}

function useConnection() {
  const connection = useContext(LiveContext);
  if (!connection) throw new Error('useLive needs a <LiveProvider> above it.');
  return connection;
}

/** Listens to a topic while the component is shown; `undefined` listens to nothing. */
export function useLive(topic: string | undefined, listener: LiveListener) {
  const connection = useConnection();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!topic) return;
    return connection.listen(topic, {
      onEvent: event => latest.current.onEvent(event),
      onGap: () => latest.current.onGap(),
      onRow: event => latest.current.onRow?.(event),
    });
  }, [connection, topic]);
}

/** Whether events arrive by themselves; while they do not, poll. */
export function useIsLive() {
  const connection = useConnection();
  return useSyncExternalStore(connection.watch, connection.connected);
}
