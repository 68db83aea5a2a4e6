import {
  ArrowUpRight,
  Bell,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Clock,
  Copy,
  Eye,
  EyeOff,
  Flag,
  Info,
  Lock,
  LockOpen,
  type LucideIcon,
  Medal,
  MessageSquare,
  Monitor,
  Moon,
  Pin,
  RefreshCw,
  RotateCcw,
  RotateCw,
  Search,
  Settings2,
  Smile,
  Snowflake,
  Star,
  Sun,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Trophy,
  Users,
  X,
} from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

const icons: readonly (readonly [icon: LucideIcon, name: string, meaning: string])[] = [
  [Check, 'Check', 'done, chosen, copied'],
  [X, 'X', 'close, remove, clear'],
  [Search, 'Search', 'find'],
  [Copy, 'Copy', 'copy'],
  [Settings2, 'Settings2', 'settings of one thing'],
  [RotateCw, 'RotateCw', 'try again'],
  [RotateCcw, 'RotateCcw', 'put back'],
  [RefreshCw, 'RefreshCw', 'another one'],
  [Trash2, 'Trash2', 'delete, after asking'],
  [ChevronRight, 'ChevronRight', 'folded; on'],
  [ChevronDown, 'ChevronDown', 'opens a list'],
  [ArrowUpRight, 'ArrowUpRight', 'leads out of the site'],
  [Snowflake, 'Snowflake', 'freeze'],
  [Lock, 'Lock', 'private'],
  [LockOpen, 'LockOpen', 'protected'],
  [Trophy, 'Trophy', 'ACM'],
  [Medal, 'Medal', 'OI'],
  [Calendar, 'Calendar', 'when it begins'],
  [Clock, 'Clock', 'how long it lasts'],
  [Users, 'Users', 'participants'],
  [Star, 'Star', 'followed'],
  [Eye, 'Eye', 'shown; live data'],
  [EyeOff, 'EyeOff', 'hide again'],
  [Bell, 'Bell', 'messages'],
  [MessageSquare, 'MessageSquare', 'comments, reply'],
  [ThumbsUp, 'ThumbsUp', 'likes'],
  [Pin, 'Pin', 'pinned'],
  [Flag, 'Flag', 'report'],
  [Smile, 'Smile', 'emoji'],
  [Info, 'Info', 'news'],
  [CircleAlert, 'CircleAlert', 'wrong value'],
  [TriangleAlert, 'TriangleAlert', 'failed, warning'],
  [Sun, 'Sun', 'light'],
  [Moon, 'Moon', 'dark'],
  [Monitor, 'Monitor', 'as the device'],
];

/** The icons of the interface, each with what it means here and nowhere else. */
export function IconSheet() {
  return (
    <List>
      {icons.map(([Icon, name, meaning]) => (
        <li key={name}>
          <Icon aria-hidden />
          <span>
            <code>{name}</code>
            <small>{meaning}</small>
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 4px 16px;
  margin: 0;
  padding: 16px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 0;
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  & code {
    display: block;
    font: ${theme.font.number};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
