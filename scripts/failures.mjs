// The text that a user sees for an error of the operating system, in place of a stack trace.

const NO_ROOM = 'there is no room left on the disk: make room, and run this again';
const NO_RIGHT = 'this user may not write there: give it to this user, or run this as who owns it';
const NO_FOLDER = 'a file is where a folder should be: remove it';
const remedies = {
  EROFS: 'it lies where nothing can be written: make it writable, or work in a copy',
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
};

export function sentenceOf({ code, path, message }) {
  const remedy = remedies[code];
  return remedy && path ? `${path} cannot be written (${code}): ${remedy}.` : message;
}
