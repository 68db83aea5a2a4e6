import type { TrainingRow } from '@oj/contract';
import { type Column, linkStyle, RelativeTime, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { trainingAddress } from '../links/trainingAddress';
import { useLoginFirst } from '../links/useLoginFirst';
import { userAddress } from '../links/userAddress';
import { useUser } from '../session/SessionProvider';
import { trainingListPhrases } from './trainingListPhrases';
import { trainingPhrases } from './trainingPhrases';
import { TrainingProgress } from './TrainingProgress';
import { AuthTag, CategoryTag } from './TrainingTags';

/** The columns of a list of trainings; a visitor has no progress. Each cell carries `data-column`, so that the phone's cards can place it. */
export function useTrainingColumns(): readonly Column<TrainingRow>[] {
  const say = usePhrases(trainingListPhrases);
  const sayTraining = usePhrases(trainingPhrases);
  const isLoggedIn = !!useUser();
  return useMemo(() => {
    const columns: (Column<TrainingRow> | undefined)[] = [
      { key: 'id', header: say('number'), width: '88px', cell: ({ rank }) => <Figure data-column="id">{rank}</Figure> },
      { key: 'title', header: say('name'), cell: row => <TrainingLink training={row} /> },
      {
        key: 'auth',
        header: say('auth'),
        width: '96px',
        cell: row => (
          <span data-column="auth">
            <AuthTag training={row} />
          </span>
        ),
      },
      {
        key: 'category',
        header: say('category'),
        width: '136px',
        cell: row => (
          <span data-column="category">
            <CategoryTag training={row} />
          </span>
        ),
      },
      isLoggedIn
        ? {
            key: 'progress',
            header: sayTraining('progress'),
            width: '200px',
            cell: row => (
              <span data-column="progress">
                <TrainingProgress training={row} />
              </span>
            ),
          }
        : undefined,
      {
        key: 'count',
        header: say('count'),
        align: 'end',
        width: '96px',
        cell: ({ problemCount }) => <Figure data-column="count">{problemCount}</Figure>,
      },
      {
        key: 'author',
        header: say('author'),
        width: '128px',
        truncate: true,
        cell: ({ author }) => (
          <Above data-column="author" to={userAddress(author)}>
            <bdi>{author}</bdi>
          </Above>
        ),
      },
      {
        key: 'updated',
        header: say('updated'),
        width: '128px',
        cell: ({ gmtModified }) => (
          <Lifted data-column="updated">
            <RelativeTime at={gmtModified} />
          </Lifted>
        ),
      },
    ];
    return columns.filter(column => column !== undefined);
  }, [say, sayTraining, isLoggedIn]);
}

/** A visitor logs in first. The title is user content, so that its direction of writing is isolated. */
function TrainingLink({ training }: { training: TrainingRow }) {
  const open = useLoginFirst();
  const address = trainingAddress(training);
  return (
    <Title data-column="title">
      <InkLink to={address} data-tone="ink" onClick={event => open(event, address)}>
        <bdi>{training.title}</bdi>
      </InkLink>
    </Title>
  );
}

const InkLink = styled(Link)`
  padding-block: 4px;
  ${linkStyle}
`;

const Title = styled.span`
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

/** Link that lies above the link that covers the row. */
const Above = styled(Link)`
  position: relative;
  z-index: 1;
  ${linkStyle}
`;

const Lifted = styled.span`
  position: relative;
  z-index: 1;
  color: ${theme.color.text2};
`;
