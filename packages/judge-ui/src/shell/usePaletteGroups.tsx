import { type PaletteCommand, type PaletteGroup, type ThemeChoice, usePhrases } from '@oj/ui';
import {
  BarChart3,
  Bell,
  BookOpen,
  CalendarCheck,
  CircleHelp,
  Dumbbell,
  House,
  Info,
  Keyboard,
  Languages,
  Library,
  ListChecks,
  LogIn,
  LogOut,
  MessagesSquare,
  Monitor,
  Moon,
  ScrollText,
  Settings,
  Sun,
  Trophy,
  User,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountDialog } from '../account/AccountDialogs';
import { useLogout } from '../account/useAccount';
import { useUser } from '../session/SessionProvider';
import { useSite } from '../site/useSite';
import type { Preferences } from './preferences';
import { palettePhrases } from './palettePhrases';

/** Phrases that stand for themselves. */
type Word = Exclude<keyof typeof palettePhrases.words, 'account'>;

const pages: readonly [string, Word, ReactNode][] = [
  ['/home', 'home', <House key="home" aria-hidden />],
  ['/problem', 'problems', <BookOpen key="problems" aria-hidden />],
  ['/training', 'trainings', <Dumbbell key="trainings" aria-hidden />],
  ['/contest', 'contests', <Trophy key="contests" aria-hidden />],
  ['/group', 'groups', <UsersRound key="groups" aria-hidden />],
  ['/status', 'status', <ListChecks key="status" aria-hidden />],
  ['/rank', 'rank', <BarChart3 key="rank" aria-hidden />],
  ['/discussion', 'discussions', <MessagesSquare key="discussions" aria-hidden />],
  ['/help', 'help', <CircleHelp key="help" aria-hidden />],
  ['/oiwiki', 'wiki', <Library key="wiki" aria-hidden />],
  ['/developer', 'aboutSite', <Info key="about" aria-hidden />],
];
const ownPages: readonly [string, Word, ReactNode][] = [
  ['/user-home', 'userHome', <User key="home" aria-hidden />],
  ['/status?onlyMine=true', 'mine', <ScrollText key="mine" aria-hidden />],
  ['/message', 'messages', <Bell key="messages" aria-hidden />],
  ['/due', 'due', <CalendarCheck key="due" aria-hidden />],
  ['/setting', 'setting', <Settings key="setting" aria-hidden />],
];
const themes: readonly [ThemeChoice, Word, ReactNode][] = [
  ['light', 'lightTheme', <Sun key="light" aria-hidden />],
  ['dark', 'darkTheme', <Moon key="dark" aria-hidden />],
  ['system', 'systemTheme', <Monitor key="system" aria-hidden />],
];

/** What the palette offers; each command is found by its name in either language. */
export function usePaletteGroups(preferences: Preferences, onShortcuts: () => void): PaletteGroup[] {
  const say = usePhrases(palettePhrases);
  const navigate = useNavigate();
  const user = useUser();
  const { data: site } = useSite();
  const openDialog = useAccountDialog();
  const logout = useLogout();
  const { locale, onLocaleChange, theme, onThemeChange } = preferences;

  const command = (key: string, name: Word, icon: ReactNode, onSelect: () => void): PaletteCommand => {
    const { zh, en } = palettePhrases.words[name];
    return { key, label: say(name), icon, words: [zh, en], onSelect };
  };
  const goTo = ([path, name, icon]: (typeof pages)[number]) => command(path, name, icon, () => void navigate(path));
  const end = () => logout.mutate(undefined, { onSettled: () => void navigate('/home') });
  const account = user
    ? [...ownPages.map(goTo), command('logout', 'logout', <LogOut aria-hidden />, end)]
    : [
        command('login', 'login', <LogIn aria-hidden />, () => openDialog('login')),
        ...(site?.register === false ? [] : [command('register', 'register', <UserPlus aria-hidden />, () => openDialog('register'))]),
      ];
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  return [
    { heading: say('goTo'), commands: pages.filter(([path]) => path !== '/discussion' || site?.openPublicDiscussion).map(goTo) },
    { heading: say('ownAccount'), commands: account },
    {
      heading: say('look'),
      commands: [
        ...themes
          .filter(([choice]) => choice !== theme)
          .map(([choice, name, icon]) => command(`theme-${choice}`, name, icon, () => onThemeChange(choice))),
        command('language', 'otherLanguage', <Languages aria-hidden />, () => onLocaleChange(other)),
        { ...command('shortcuts', 'shortcuts', <Keyboard aria-hidden />, onShortcuts), keys: '?' },
      ],
    },
  ];
}
