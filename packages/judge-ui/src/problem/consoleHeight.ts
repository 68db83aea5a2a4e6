/** Of the verdict under the code, from the moment of sending: what comes into it scrolls inside, and the editor moves once. */
export const CONSOLE_HEIGHT = '42%';
