import { useLocale } from '@oj/ui';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { UserInfo, Permission } from '@oj/contract';
import { inkling } from '../../api/samples';
import { DeskFrame } from './DeskFrame';
import { DeskGuard } from './DeskGuard';
import { DeskLogin } from './DeskLogin';

const ignore = () => undefined;

export const root: UserInfo = { ...inkling, username: 'root', roleList: ['root'] };
export const problemAdmin: UserInfo = { ...inkling, roleList: ['problem_admin'] };
export const author: UserInfo = { ...inkling, roleList: ['admin'] };

/** A page of the back office in its frame, for stories. */
export function DeskScreen({ only, children }: { only?: Permission; children: ReactNode }) {
  const locale = useLocale();
  const frame = { locale, onLocaleChange: ignore, theme: 'system', onThemeChange: ignore } as const;
  return (
    <Routes>
      <Route path="/admin/login" element={<DeskLogin {...frame} />} />
      <Route
        path="*"
        element={
          <DeskGuard>
            <DeskFrame {...frame}>
              <DeskGuard only={only}>{children}</DeskGuard>
            </DeskFrame>
          </DeskGuard>
        }
      />
    </Routes>
  );
}
