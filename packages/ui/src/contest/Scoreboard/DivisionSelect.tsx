import { usePhrases } from '../../locale/LocaleProvider';
import { Select } from '../../primitives/Select/Select';
import { useBoard } from './board';
import { scoreboardPhrases } from './scoreboardPhrases';

/** Which division a board shows. */
export function DivisionSelect() {
  const say = usePhrases(scoreboardPhrases);
  const { divisions, filter, setFilter } = useBoard();
  return (
    <Select
      label={say('division')}
      labelHidden
      placeholder={say('allDivisions')}
      options={divisions.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.division ?? ''}
      onValueChange={division => setFilter({ ...filter, division: division || undefined })}
    />
  );
}
