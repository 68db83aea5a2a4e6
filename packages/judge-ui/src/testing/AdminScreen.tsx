import { type Locale, useLocale } from '@oj/ui';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { UserInfo, Permission } from '@oj/contract';
import { sampleUser } from './samples';
import { AdminFrame } from '../admin/shell/AdminFrame';
import { AdminGuard } from '../admin/shell/AdminGuard';
import { AdminLogin } from '../admin/login/AdminLogin';

const ignore = () => undefined;

export const root: UserInfo = { ...sampleUser, username: 'root', roleList: ['root'] };
export const problemAdmin: UserInfo = { ...sampleUser, roleList: ['problem_admin'] };
export const author: UserInfo = { ...sampleUser, roleList: ['admin'] };

/** A page of the back office in its frame, for stories. */
export function AdminScreen({ only, children }: { only?: Permission; children: ReactNode }) {
  const locale = useLocale() as Locale;
  const frame = { locale, onLocaleChange: ignore, theme: 'system', onThemeChange: ignore } as const;
  return (
    <Routes>
      <Route path="/admin/login" element={<AdminLogin {...frame} />} />
      <Route
        path="*"
        element={
          <AdminGuard>
            <AdminFrame {...frame}>
              <AdminGuard only={only}>{children}</AdminGuard>
            </AdminFrame>
          </AdminGuard>
        }
      />
    </Routes>
  );
}
