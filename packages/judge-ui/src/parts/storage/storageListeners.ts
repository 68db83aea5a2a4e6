/** Who wants to hear of something that is kept in the storage of the browser: from this page by `tell`, from another tab by itself. */
export function storageListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach(listener => listener()),
    /** Subscribes as `useSyncExternalStore` asks for it. @returns how to stop */
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
