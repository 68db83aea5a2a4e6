/** What the scripts use of the server, before anything is built. */
export const serverSources = ['commands/commandList.json', 'launch/beforehand.mjs', 'packageNames.mjs'].map(
  name => `packages/server/src/${name}`,
);
