import type { Group } from '@oj/contract';
import { Button, EmptyState, TabLinks, theme, usePhrases } from '@oj/ui';
import { CloudDownload, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { groupAddress } from '../links/groupAddress';
import { editedProblemsAddress, problemFormAddress } from '../links/problemEditorAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { FilterSearch } from '../parts/list/FilterRow';
import { PagedList } from '../parts/list/PagedList';
import { useExistingPage } from '../parts/list/useExistingPage';
import { GroupProblemAdmin } from '../problem/admin/GroupProblemAdmin';
import { useProblemMutations } from '../problem/admin/useAdminProblems';
import { ProblemTable } from '../problem/list/ProblemTable';
import { useProblems } from '../problem/useProblems';
import { useTitle } from '../site/useSite';
import { groupPhrases } from './groupPhrases';

/** Loaded when it opens, because few need it, and rarely. */
const ImportProblemDialog = lazy(async () => ({ default: (await import('../problem/entries/ImportProblemDialog')).ImportProblemDialog }));

const PAGE_SIZE = 10;

export const problemLists = ['shown', 'all'] as const;
export type ProblemListOfGroup = (typeof problemLists)[number];

export interface GroupProblemsProps {
  group: Group;
  /** All of them are for those who manage the group. */
  list: ProblemListOfGroup;
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

/** The problems that the members of a group see; for those who manage it, all of them, to be changed. */
export function GroupProblems({ group: { id: gid, name, powers }, onKeywordChange, ...props }: GroupProblemsProps) {
  const say = usePhrases(groupPhrases);
  useTitle(`${say('problem')} - ${name}`);
  const [isImporting, setIsImporting] = useState(false);
  const { importRemote } = useProblemMutations();
  const list = powers.manage ? props.list : 'shown';
  return (
    <>
      <Bar>
        {powers.manage && (
          <TabLinks aria-label={say('problemLists')}>
            {problemLists.map(each => (
              <Link
                key={each}
                to={each === 'all' ? editedProblemsAddress(gid) : groupAddress(gid, 'problem')}
                aria-current={each === list ? 'page' : undefined}
              >
                {say(each === 'all' ? 'problemsAll' : 'problemsShown')}
              </Link>
            ))}
          </TabLinks>
        )}
        <FilterSearch label={say('searchProblem')} value={props.keyword} prefix={<Search aria-hidden />} onChange={onKeywordChange} />
        {list === 'all' && (
          <Button onClick={() => setIsImporting(true)}>
            <CloudDownload aria-hidden /> {say('importProblem')}
          </Button>
        )}
        {powers.manage && (
          <ButtonLink to={problemFormAddress(gid)} data-tone="primary">
            <Plus aria-hidden /> {say('createProblem')}
          </ButtonLink>
        )}
      </Bar>
      {list === 'all' ? <GroupProblemAdmin {...props} /> : <Shown {...props} />}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportProblemDialog importing={importRemote} open onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function Shown({ keyword, page, onPageChange }: Pick<GroupProblemsProps, 'keyword' | 'page' | 'onPageChange'>) {
  const say = usePhrases(groupPhrases);
  const list = useProblems({ keyword, currentPage: page, limit: PAGE_SIZE });
  const { data, isPlaceholderData } = list;
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  return (
    <PagedList
      list={list}
      failed={say('problemsFailed')}
      pages={data && data.total > PAGE_SIZE ? { page, pageSize: PAGE_SIZE, total: data.total, onPageChange } : undefined}
    >
      <ProblemTable
        label={say('problem')}
        list={list}
        empty={<EmptyState picture="boat" title={say(keyword ? 'noProblemMatches' : 'noProblems')} />}
      />
    </PagedList>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  & > :last-child {
    margin-inline-start: auto;
  }
`;
