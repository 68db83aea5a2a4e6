import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

export type PicturePolicy = 'all' | 'own';

/** `named`: within a link, where no other link may stand. */
const PolicyContext = createContext<PicturePolicy | 'named'>('all');

export interface PicturePolicyProviderProps {
  /**
   * `all` draws every picture; `own` draws a picture of another site as a link to it, so that readers ask no other site for anything. For
   * pages whose Content-Security-Policy has `img-src 'self'`. Default, also without this provider: `all`.
   */
  pictures?: PicturePolicy;
  /** What has the texts. */
  children?: ReactNode;
}

/** Says which pictures the texts of `MarkdownViewer` and `TypesetText` below it show. */
export function PicturePolicyProvider({ pictures = 'all', children }: PicturePolicyProviderProps): ReactElement {
  return <PolicyContext.Provider value={pictures}>{children}</PolicyContext.Provider>;
}

/** Applies the policy for pictures inside a link. */
export function WithinLink({ children }: { children: ReactNode }): ReactElement {
  const policy = useContext(PolicyContext);
  return <PolicyContext.Provider value={policy === 'own' ? 'named' : policy}>{children}</PolicyContext.Provider>;
}

export const usePicturePolicy = () => useContext(PolicyContext);
