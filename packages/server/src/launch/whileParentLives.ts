/**
 * Words before a command: it runs only if this process is still its parent. A process that is killed between the fork and the moment in which
 * its child asks to be told of its end is never told of: the child looks once by itself.
 */
export const whileParentLives = () => ['/bin/sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', String(process.pid)];
