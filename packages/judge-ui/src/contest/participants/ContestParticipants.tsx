import { type Contest, type ContestParticipant, type ParticipantStanding, participantStandings } from '@oj/contract';
import { EmptyState, Select, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import type { HallPaging } from '../hall/Balloons';
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
  const columns = useParticipantColumns(contest.powers.manage ? setChosen : undefined);
  return (
    <div>
      <Filters filter={filter} onFilterChange={onFilterChange} />
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
    </div>
  );
}

const isFiltered = ({ keyword, standing }: ParticipantFilter) => keyword !== undefined || standing !== undefined;

function Filters({ filter, onFilterChange }: Pick<ContestParticipantsProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(participantPhrases);
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
