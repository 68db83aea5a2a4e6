import { DifficultyMark, type PaletteCommand, type PaletteGroup, type SearchBy, usePhrases } from '@oj/ui';
import { Trophy, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/ApiProvider';
import { contestAddress } from '../links/contestAddress';
import { userAddress } from '../links/userAddress';
import { useUser } from '../session/SessionProvider';
import { palettePhrases } from './palettePhrases';

const MOST_PROBLEMS = 8;
const MOST_CONTESTS = 4;
/** The longest name of a user. */
const LONGEST_NAME = 20;

/** Finds problems by id or title, contests by title and, for who has logged in, users by the beginning of their name; for the palette. */
export function useSiteSearch(): SearchBy<PaletteGroup> {
  const say = usePhrases(palettePhrases);
  const api = useApi();
  const navigate = useNavigate();
  const user = useUser();
  const leadTo = (address: string) => () => void navigate(address);

  async function problems(keyword: string, signal: AbortSignal): Promise<PaletteCommand[]> {
    const { records } = await api.problem.list({ keyword, currentPage: 1, limit: MOST_PROBLEMS }, { signal });
    return records.map(({ problemId, title, difficulty }) => ({
      key: `problem-${problemId}`,
      label: title,
      note: problemId,
      icon: <DifficultyMark difficulty={difficulty} />,
      onSelect: leadTo(`/problem/${encodeURIComponent(problemId)}`),
    }));
  }

  async function contests(keyword: string, signal: AbortSignal): Promise<PaletteCommand[]> {
    const { records } = await api.contest.list({ keyword, currentPage: 1, limit: MOST_CONTESTS }, { signal });
    return records.map(({ id, title }) => ({
      key: `contest-${id}`,
      label: title,
      icon: <Trophy aria-hidden />,
      onSelect: leadTo(contestAddress(id)),
    }));
  }

  async function users(keyword: string, signal: AbortSignal): Promise<PaletteCommand[]> {
    if (!user || keyword.length > LONGEST_NAME) return [];
    const names = await api.profile.names({ keyword }, { signal });
    return names.map(name => ({
      key: `user-${name}`,
      label: name,
      icon: <UserRound aria-hidden />,
      onSelect: leadTo(userAddress(name)),
    }));
  }

  return async (keyword, signal) => {
    const found = await Promise.all([problems(keyword, signal), contests(keyword, signal), users(keyword, signal)]);
    const headings = [say('problems'), say('contests'), say('users')];
    return found.map((commands, at) => ({ heading: headings[at] ?? '', commands })).filter(({ commands }) => commands.length > 0);
  };
}
