import type { Permission } from '@oj/contract';
import { focusRing, theme, usePhrases } from '@oj/ui';
import {
  ArrowLeft,
  Bell,
  CalendarPlus,
  CodeXml,
  FilePlus2,
  Gauge,
  Globe,
  GraduationCap,
  Library,
  ListOrdered,
  ListPlus,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  PackageOpen,
  Paperclip,
  RadioTower,
  ScrollText,
  Settings,
  Shapes,
  Tags,
  Trophy,
  ToggleRight,
  Users,
} from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../../session/SessionProvider';
import { adminPhrases } from './adminPhrases';
import type { PageName, SectionName } from './adminPlaces';
import { may } from '../../session/may';

interface NavItem {
  to: string;
  name: PageName;
  icon: LucideIcon;
  /** The permission that the page needs besides `back_office`. */
  only?: Permission;
}

const groups: { name: SectionName; items: NavItem[] }[] = [
  {
    name: 'overview',
    items: [
      { to: '/admin/dashboard', name: 'dashboard', icon: Gauge },
      { to: '/admin/judge-queue', name: 'judgeQueue', icon: ListOrdered, only: 'rejudge' },
    ],
  },
  {
    name: 'problemGroup',
    items: [
      { to: '/admin/problems', name: 'problems', icon: Library },
      { to: '/admin/problem/create', name: 'newProblem', icon: FilePlus2 },
      { to: '/admin/problem/import', name: 'importProblems', icon: PackageOpen },
      { to: '/admin/problem/tag', name: 'tags', icon: Tags },
      { to: '/admin/group-problem/apply', name: 'appliedProblems', icon: Globe, only: 'problem_publish' },
    ],
  },
  {
    name: 'contestGroup',
    items: [
      { to: '/admin/contest', name: 'contests', icon: Trophy },
      { to: '/admin/contest/create', name: 'newContest', icon: CalendarPlus },
    ],
  },
  {
    name: 'trainingGroup',
    items: [
      { to: '/admin/training', name: 'trainings', icon: GraduationCap },
      { to: '/admin/training/create', name: 'newTraining', icon: ListPlus },
      { to: '/admin/training/category', name: 'trainingCategories', icon: Shapes },
    ],
  },
  {
    name: 'siteGroup',
    items: [
      { to: '/admin/announcement', name: 'announcements', icon: Megaphone, only: 'announcement_admin' },
      { to: '/admin/notice', name: 'notices', icon: Bell, only: 'announcement_admin' },
      { to: '/admin/discussion', name: 'discussions', icon: MessagesSquare },
      { to: '/admin/user', name: 'users', icon: Users, only: 'user_admin' },
      { to: '/admin/language', name: 'languages', icon: CodeXml, only: 'system_info_admin' },
      { to: '/admin/file', name: 'files', icon: Paperclip, only: 'system_info_admin' },
      { to: '/admin/conf', name: 'settings', icon: Settings, only: 'system_info_admin' },
      { to: '/admin/switch', name: 'switches', icon: ToggleRight, only: 'system_info_admin' },
      { to: '/admin/remote', name: 'remote', icon: RadioTower, only: 'system_info_admin' },
      { to: '/admin/audit', name: 'audit', icon: ScrollText, only: 'system_info_admin' },
    ],
  },
];

/** Links to the pages of the back office that the reader may open. */
export function AdminNav({ onLeave }: { onLeave?: () => void }) {
  const say = usePhrases(adminPhrases);
  const user = useUser();
  const isOpen = ({ only }: NavItem) => !only || may(user, only);
  const open = groups.map(({ name, items }) => ({ name, items: items.filter(isOpen) })).filter(({ items }) => items.length);
  return (
    <Sections aria-label={say('sections')} onClick={onLeave}>
      {open.map(({ name, items }) => (
        <div key={name}>
          <h2>{say(name)}</h2>
          {items.map(({ to, name: item, icon: Icon }) => (
            <NavLink key={to} to={to} end>
              <Icon aria-hidden /> {say(item)}
            </NavLink>
          ))}
        </div>
      ))}
      <Link to="/home">
        <ArrowLeft aria-hidden /> {say('toSite')}
      </Link>
    </Sections>
  );
}

const Sections = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[6]};
  & h2 {
    margin: 0 0 ${theme.space[2]};
    padding-inline: ${theme.space[5]};
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[5]};
    min-height: 38px;
    padding-inline: ${theme.space[5]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text2};
    font: ${theme.font.body};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  & a[aria-current] {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  & a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-start: 0;
    width: 3px;
    border-radius: 2px;
    background: ${theme.color.ink};
  }
  & > a:last-child {
    margin-block-start: auto;
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  @media (pointer: coarse) {
    & a {
      min-height: 44px;
    }
  }
`;
