interface PublicFace {
  repository?: { type: 'git'; url: string; directory: string };
  homepage?: string;
  bugs?: { url: string };
}

/**
 * Where the sources of a published package are, for its manifest. Only the workflow that publishes knows: GitHub says it in variables. A
 * package that is packed elsewhere says nothing rather than something false.
 * @param directory of the package in the repository, such as `packages/ui`
 */
export function publicFace(directory: string, env: Readonly<Record<string, string | undefined>> = process.env): PublicFace {
  const { GITHUB_SERVER_URL: host = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  if (!name) return {};
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) throw new Error(`GITHUB_REPOSITORY is no owner/name: ${name}`);
  const address = `${host}/${name}`;
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
  };
}
