import { Brand, Drawer, IconButton, theme, usePhrases } from '@oj/ui';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useFreshRoles } from '../../account/useAccount';
import { CodeAsker } from '../../secondFactor/CodeAsker';
import { ItemNames } from '../../page/ItemNames';
import type { Preferences } from '../../shell/preferences';
import { useSite } from '../../site/useSite';
import { AdminTrail } from './AdminTrail';
import { AdminUserMenu } from './AdminUserMenu';
import { AdminNav } from './AdminNav';
import { adminPhrases } from './adminPhrases';

/** The frame of the back office: sections at the side, on narrow screens in a drawer. */
export function AdminFrame({ children, ...preferences }: Preferences & { children: ReactNode }) {
  const say = usePhrases(adminPhrases);
  const { data: site } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  useFreshRoles();
  const brand = (
    <Home to="/admin/dashboard">
      <Brand name={site?.shortName ?? 'OJ'} />
      <span>{say('admin')}</span>
    </Home>
  );
  return (
    <Frame>
      <MessagesBesideSections />
      <CodeAsker />
      <Bar>
        <Drawer
          title={say('admin')}
          side="start"
          width={300}
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <IconButton label={say('menu')}>
              <Menu />
            </IconButton>
          }
          footer={<AdminUserMenu {...preferences} />}
        >
          <AdminNav onLeave={() => setIsOpen(false)} />
        </Drawer>
        {brand}
      </Bar>
      <Side>
        {brand}
        <AdminNav />
        <AdminUserMenu {...preferences} />
      </Side>
      <ItemNames>
        <Content>
          <AdminTrail />
          {children}
        </Content>
      </ItemNames>
    </Frame>
  );
}

const NARROW = '@media (max-width: 1023px)';

/** Messages do not cover the sections. */
const MessagesBesideSections = createGlobalStyle`
  :root {
    --toast-indent: 232px;
    ${NARROW} {
      --toast-indent: 0px;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  align-items: start;
  min-height: 100dvh;
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.aside`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  height: 100dvh;
  padding: ${theme.space[7]} ${theme.space[5]} ${theme.space[5]};
  overflow-y: auto;
  border-inline-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${NARROW} {
    display: none;
  }
`;

const Bar = styled.header`
  display: none;
  ${NARROW} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.bar};
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: 56px;
    padding-inline: ${theme.space[5]};
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 44px;
  padding-inline: ${theme.space[5]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  text-decoration: none;
`;

const Content = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  width: 100%;
  max-width: 1280px;
  margin-inline: auto;
  padding: ${theme.space[9]} 40px ${theme.space[11]};
  outline: 0;
  ${NARROW} {
    padding: ${theme.space[7]} 16px ${theme.space[10]};
  }
`;
