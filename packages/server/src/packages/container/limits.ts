/** What a package may be, before anything of it is unpacked. */
export const packageLimits = {
  packedBytes: 2 * 2 ** 30,
  /** Size of a package that is sent in one piece; a larger one comes in parts. */
  postedBytes: 2 ** 30,
  bytes: 4 * 2 ** 30,
  entries: 20_000,
  depth: 32,
  nameCharacters: 255,
  /** A package that unpacks to more than `harmlessBytes` may be this many times as large as it was. */
  ratio: 200,
  harmlessBytes: 10 << 20,
  fileBytes: 256 << 20,
  configBytes: 4 << 20,
  /** Length of a configuration in YAML, which takes seconds for each MB to read. */
  yamlCharacters: 512 << 10,
  textBytes: 2 << 20,
  pictureBytes: 10 << 20,
  xmlBytes: 512 << 20,
  problems: 500,
} as const;
