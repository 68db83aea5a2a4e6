import { DifficultyMark, type PaletteGroup, type SearchBy, usePhrases } from '@oj/ui';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/ApiProvider';
import { palettePhrases } from './palettePhrases';

const MOST_FOUND = 8;

/** Finds problems by id or title, for the palette. */
export function useProblemSearch(): SearchBy<PaletteGroup> {
  const say = usePhrases(palettePhrases);
  const api = useApi();
  const navigate = useNavigate();
  return async (keyword, signal) => {
    const { records } = await api.problem.list({ keyword, currentPage: 1, limit: MOST_FOUND }, { signal });
    const commands = records.map(({ problemId, title, difficulty }) => ({
      key: `problem-${problemId}`,
      label: title,
      note: problemId,
      icon: <DifficultyMark difficulty={difficulty} />,
      onSelect: () => void navigate(`/problem/${encodeURIComponent(problemId)}`),
    }));
    return commands.length ? [{ heading: say('problems'), commands }] : [];
  };
}
