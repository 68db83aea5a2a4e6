import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { useStyleNonce } from '../../theme/useStyleNonce';
import { drawerPhrases } from './drawerPhrases';

interface TopBarSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  end: ReactNode;
  children: ReactNode;
}

/** The sheet with the navigation of a phone; closes as soon as a link in it is followed. */
export function TopBarSheet({ open, onOpenChange, label, end, children }: TopBarSheetProps) {
  const say = usePhrases(drawerPhrases);
  useStyleNonce();
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet aria-describedby={undefined} onClick={closeOnLink}>
          <Head>
            <Title>{say('title')}</Title>
            <Radix.Close asChild>
              <IconButton label={say('close')}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </Head>
          <Links aria-label={label}>{children}</Links>
          {end && <End>{end}</End>}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fade = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.drawer};
  background: ${theme.color.scrim};
  animation: ${fade} ${theme.motion.panel} ${theme.motion.ease};
`;

const Sheet = styled(Radix.Content)`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${theme.layer.drawer};
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: min(300px, calc(100vw - 56px));
  padding: 8px;
  border-inline-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-y: auto;
  animation: ${slide} ${theme.motion.panel} ${theme.motion.ease};
  &:focus {
    outline: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline-start: 12px;
`;

const Title = styled(Radix.Title)`
  flex: 1;
  margin: 0;
  font: ${theme.font.title};
`;

const Links = styled.nav`
  display: flex;
  flex-direction: column;
  padding-block: ${theme.space[4]};
  & > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${theme.radius.control};
    color: ${theme.color.text2};
    font: ${theme.font.lead};
    text-decoration: none;
    ${focusRing}
  }
  & > a:hover {
    background: ${theme.color.hover};
  }
  & > a[aria-current='page'] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    color: ${theme.color.text};
    font-weight: 600;
    box-shadow: inset 3px 0 0 ${theme.color.ink};
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  margin-block-start: auto;
  padding: 12px;
  border-block-start: 1px solid ${theme.color.line};
`;
