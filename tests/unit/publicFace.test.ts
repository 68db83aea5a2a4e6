import { describe, expect, it } from 'vitest';
import { publicFace } from '../../scripts/publicFace';

describe('the public face of a package', () => {
  it('is that of the repository whose workflow publishes', () => {
    expect(publicFace('packages/ui', { GITHUB_REPOSITORY: 'somebody/judge', GITHUB_SERVER_URL: 'https://git.example' })).toEqual({
      repository: { type: 'git', url: 'git+https://git.example/somebody/judge.git', directory: 'packages/ui' },
      homepage: 'https://git.example/somebody/judge/tree/main/packages/ui#readme',
      bugs: { url: 'https://git.example/somebody/judge/issues' },
    });
  });

  it('says nothing where nobody knows, and takes no address that is none', () => {
    expect(publicFace('packages/ui', {})).toEqual({});
    expect(() => publicFace('packages/ui', { GITHUB_REPOSITORY: 'a b' })).toThrow('owner/name');
  });
});
