import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { drawerPhrases } from './drawerPhrases';

const load = () => import('./TopBarSheet');
const TopBarSheet = lazy(async () => ({ default: (await load()).TopBarSheet }));

interface TopBarDrawerProps {
  label: string;
  end: ReactNode;
  children: ReactNode;
}

/** The navigation of a phone: a button, and a sheet from the edge that is fetched when the pointer or the focus reaches it. */
export function TopBarDrawer({ label, end, children }: TopBarDrawerProps) {
  const say = usePhrases(drawerPhrases);
  const [open, setOpen] = useState<boolean>();
  const reach = () => void load();
  return (
    <>
      <OpenButton
        label={say('open')}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </OpenButton>
      {open !== undefined && (
        <Suspense>
          <TopBarSheet open={open} onOpenChange={setOpen} label={label} end={end}>
            {children}
          </TopBarSheet>
        </Suspense>
      )}
    </>
  );
}

const OpenButton = styled(IconButton)`
  display: none;
  ${theme.phone} {
    display: inline-flex;
    width: 44px;
    height: 44px;
  }
  && svg {
    width: 20px;
    height: 20px;
  }
`;
