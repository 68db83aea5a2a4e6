/** The web addresses that the contract accepts. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]+\S*$/i.test(text.trim());
