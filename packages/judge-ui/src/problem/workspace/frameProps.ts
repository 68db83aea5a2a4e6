import type { ReactNode } from 'react';
import type { WorkspaceTab } from './workspaceTab';

/** What the frames of a problem, wide or phone, are given to show. */
export interface FrameProps {
  /** Title of the problem, which names the row of tabs. */
  title: string;
  views: Record<WorkspaceTab, ReactNode>;
  tab: WorkspaceTab;
  onTabChange: (tab: WorkspaceTab) => void;
}
