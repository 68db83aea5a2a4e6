/** Where a text will be read is not known on a server. */
const NOWHERE = 'http://localhost';
const here = () => (typeof location === 'undefined' ? NOWHERE : location.href);

const isAddress = (href: string) => {
  try {
    return addressOf(href) !== undefined;
  } catch {
    return false;
  }
};

/** The whole address of a link that can be read. */
export const addressOf = (href: string) => new URL(href, here());

/** Whether a link leads out of this site. */
export const isElsewhere = (href: string) => /^https?:/i.test(href) && isAddress(href) && addressOf(href).origin !== new URL(here()).origin;

/** Whether a link leads to a PDF; such a link can be read. */
export const isPdf = (href: unknown): href is string => typeof href === 'string' && /\.pdf(?:[?#]|$)/i.test(href) && isAddress(href);
