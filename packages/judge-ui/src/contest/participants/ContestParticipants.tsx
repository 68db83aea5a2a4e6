import { type Contest, type ContestParticipant, type ParticipantStanding, participantStandings } from '@oj/contract';
import { Button, EmptyState, Select, usePhrases } from '@oj/ui';
import { Armchair, Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import type { HallPaging } from '../hall/Balloons';
import { SeatsDialog } from '../seats/SeatsDialog';
import { seatPhrases } from '../seats/seatPhrases';
import { useContestTitle } from '../useContestTitle';
import { participantPhrases, standingPhrases } from './participantPhrases';
import { StandingDialog } from './StandingDialog';
import { useParticipantColumns } from './useParticipantColumns';
import { useParticipants } from './useParticipants';

const PAGE_SIZE = 30;

interface ParticipantFilter {
  keyword?: string | undefined;
  standing?: ParticipantStanding | undefined;
}

interface ContestParticipantsProps extends HallPaging {
  contest: Contest;
  filter: ParticipantFilter;
  onFilterChange: (filter: ParticipantFilter) => void;
}

/** Who takes part in a contest, and how they stand there: organisers decide about that. */
export function ContestParticipants({ contest, filter, page, onFilterChange, onPageChange }: ContestParticipantsProps) {
  const say = usePhrases(participantPhrases);
  useContestTitle(contest, say('title'));
  const list = useParticipants(contest.id, { ...filter, currentPage: page, limit: PAGE_SIZE });
  const [chosen, setChosen] = useState<ContestParticipant>();
  const [isSeating, setIsSeating] = useState(false);
  const columns = useParticipantColumns(contest.powers.manage ? setChosen : undefined);
  return (
    <div>
      <Filters filter={filter} onFilterChange={onFilterChange} onSeats={contest.powers.manage ? () => setIsSeating(true) : undefined} />
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={({ uid }) => uid}
        empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
      <StandingDialog
        cid={contest.id}
        participant={chosen && (list.data?.records.find(({ uid }) => uid === chosen.uid) ?? chosen)}
        onClose={() => setChosen(undefined)}
      />
      {isSeating && <SeatsDialog cid={contest.id} onClose={() => setIsSeating(false)} />}
    </div>
  );
}

const isFiltered = ({ keyword, standing }: ParticipantFilter) => keyword !== undefined || standing !== undefined;

interface FiltersProps extends Pick<ContestParticipantsProps, 'filter' | 'onFilterChange'> {
  /** Opens the list of seats. Undefined: the reader may not change it. */
  onSeats: (() => void) | undefined;
}

function Filters({ filter, onFilterChange, onSeats }: FiltersProps) {
  const say = usePhrases(participantPhrases);
  const saySeats = usePhrases(seatPhrases);
  const sayStanding = usePhrases(standingPhrases);
  return (
    <FilterRow isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})}>
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      <Select
        label={say('standing')}
        labelHidden
        value={filter.standing ?? ''}
        options={[
          { value: '', label: say('anyStanding') },
          ...participantStandings.map(each => ({ value: each, label: sayStanding(each) })),
        ]}
        onValueChange={value => onFilterChange({ ...filter, standing: participantStandings.find(each => each === value) })}
      />
      {onSeats && (
        <Apart onClick={onSeats}>
          <Armchair aria-hidden /> {saySeats('seats')}
        </Apart>
      )}
    </FilterRow>
  );
}

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(participantPhrases);
  return filtered ? (
    <EmptyState picture="boat" title={say('noMatch')} action={<ResetFilters onReset={onReset} />}>
      {say('noMatchHint')}
    </EmptyState>
  ) : (
    <EmptyState picture="scroll" title={say('none')}>
      {say('noneHint')}
    </EmptyState>
  );
}

/** Stands at the opposite end of the filters. */
const Apart = styled(Button)`
  margin-inline-start: auto;
`;
