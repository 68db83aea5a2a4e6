/** Height of the verdict under the code, fixed from the moment of sending: its content scrolls inside, and the editor moves once. */
export const CONSOLE_HEIGHT = '42%';
