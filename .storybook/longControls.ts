import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** More than this many characters of a value are no control but a wall. */
const READABLE = 240;

const isLong = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false;
  if ('$$typeof' in value) return true;
  try {
    return (JSON.stringify(value)?.length ?? 0) > READABLE;
  } catch {
    return true;
  }
};

/** Boards, rows and elements are shown by the story; what is small enough to be changed by hand keeps its control. */
export const withoutLongControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, isLong(initialArgs[name]) ? { ...type, control: false as const } : type]),
  );
