/** ID of a user whom no account has. */
export const plainUser = 61_234;

/** What this process starts from here on has no more rights than a plain user; there is no way back. */
export function becomePlainUser() {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(plainUser);
  process.setuid?.(plainUser);
}
