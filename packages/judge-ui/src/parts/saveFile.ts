/** Downloads a file from memory. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
