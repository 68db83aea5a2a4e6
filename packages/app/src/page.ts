import { type ComponentType, lazy } from 'react';

const PATIENCE_MS = 120_000;

/** A page that is a chunk of its own, fetched when it is first opened. One that does not come within two minutes has failed. */
export const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await Promise.race([load(), tooLong(name)]))[name] }));

const tooLong = (name: string) =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${name} did not arrive within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS),
  );
