import { usePhrases } from '@oj/ui';
import { assignmentAddress, dueAddress } from '../links/groupAddress';
import { FailedBriefly } from '../parts/FailedBriefly';
import { LineLink, LineName, LineNote, Lines, ShelfCard } from '../parts/shelfCard';
import { assignmentPhrases } from './assignmentPhrases';
import { TimeLeft } from './Deadline';
import { useDue } from './useAssignments';

const MOST_SHOWN = 3;

/** The next deadlines of the reader, of what is left to do. */
export const useDueSoon = () => useDue({ isDone: false, limit: MOST_SHOWN });

/** What is due next, or why that is not known: one of both is there already. */
export function DueCard({ due: { data, error, refetch } }: { due: ReturnType<typeof useDueSoon> }) {
  const say = usePhrases(assignmentPhrases);
  return (
    <ShelfCard title={say('dueSoon')} actions={<LineLink to={dueAddress()}>{say('all')}</LineLink>}>
      {data ? (
        <Lines>
          {data.records.map(assignment => (
            <li key={assignment.id}>
              <LineName>
                <LineLink to={assignmentAddress(assignment.gid, assignment.id)} data-tone="ink">
                  <bdi>{assignment.title}</bdi>
                </LineLink>
              </LineName>
              <LineNote>{say('progressOf', { solved: assignment.progress?.solved ?? 0, total: assignment.problemCount })}</LineNote>
              <LineNote>
                <TimeLeft times={assignment} />
              </LineNote>
            </li>
          ))}
        </Lines>
      ) : (
        <FailedBriefly title={say('failed')} error={error} onRetry={refetch} />
      )}
    </ShelfCard>
  );
}
