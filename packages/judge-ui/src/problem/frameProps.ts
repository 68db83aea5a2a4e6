import type { ReactNode } from 'react';
import type { WorkspaceTab } from './workspaceTab';

/** What the frames of a problem, wide or phone, are given to show. */
export interface FrameProps {
  /** Of the problem; names the row of tabs. */
  title: string;
  views: Record<WorkspaceTab, ReactNode>;
  tab: WorkspaceTab;
  onTabChange: (tab: WorkspaceTab) => void;
}
