import { PageHeader, TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { useTitle } from '../../site/useSite';
import { type DiscussionAdminFilter, DiscussionTable } from './DiscussionTable';
import { discussionAdminPhrases } from './discussionAdminPhrases';
import { ReportAdmin } from './ReportAdmin';

export const discussionAdminTabs = ['all', 'reports'] as const;

export interface DiscussionAdminPageProps {
  tab: (typeof discussionAdminTabs)[number];
  filter: DiscussionAdminFilter;
  page: number;
  onFilterChange: (filter: DiscussionAdminFilter) => void;
  onPageChange: (page: number) => void;
}

/** The discussions of the site, and what users have reported. */
export function DiscussionAdminPage({ tab, filter, page, onFilterChange, onPageChange }: DiscussionAdminPageProps) {
  const say = usePhrases(discussionAdminPhrases);
  useTitle(say('title'));
  return (
    <>
      <PageHeader
        title={say('title')}
        tabs={
          <TabLinks aria-label={say('parts')}>
            {discussionAdminTabs.map(each => (
              <Link key={each} to={each === 'all' ? '?' : `?tab=${each}`} aria-current={each === tab ? 'page' : undefined}>
                {say(each)}
              </Link>
            ))}
          </TabLinks>
        }
      />
      {tab === 'all' ? (
        <DiscussionTable filter={filter} page={page} onFilterChange={onFilterChange} onPageChange={onPageChange} />
      ) : (
        <ReportAdmin page={page} onPageChange={onPageChange} />
      )}
    </>
  );
}
