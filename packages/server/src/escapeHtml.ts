/** Text within HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
