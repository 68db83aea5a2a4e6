/** As the contract takes addresses of the web. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]+\S*$/i.test(text.trim());
