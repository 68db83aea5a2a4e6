import { theme } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { AnnouncementPanel } from '../announcement/AnnouncementPanel';
import { RecentProblems } from '../problem/list/RecentProblems';
import { useUser } from '../session/SessionProvider';
import { HomeWelcome, useHomeTitle } from './HomeWelcome';
import { RecentContests } from './RecentContests';
import { RecentSolvers } from './RecentSolvers';
import { rowHeights } from './Shelf';
import { useCarousel } from './useCarousel';
import { useOtherContests } from './useHome';
import { WeekPanel } from './WeekPanel';

/** Many sites have no pictures. */
const HomeCarousel = lazy(async () => ({ default: (await import('./HomeCarousel')).HomeCarousel }));

/** Few sites show them. */
const OtherContests = lazy(async () => ({ default: (await import('./OtherContests')).OtherContests }));

/** Loaded for users who have logged in. */
const OwnHome = lazy(async () => ({ default: (await import('./OwnHome')).OwnHome }));

/** The first page: what is new, what is on, who is at it. Each part is fetched, and fails, for itself. */
export function Home() {
  const { data: pictures } = useCarousel();
  const { data: others } = useOtherContests();
  const user = useUser();
  useHomeTitle();
  return (
    <>
      {user ? (
        <Head>
          <Suspense>
            <OwnHome user={user} />
          </Suspense>
        </Head>
      ) : (
        <HomeWelcome />
      )}
      <Columns>
        <Stack>
          {pictures && pictures.length > 0 && (
            <Suspense fallback={<CarouselPlace />}>
              <HomeCarousel pictures={pictures} />
            </Suspense>
          )}
          <AnnouncementPanel />
          <WeekPanel />
        </Stack>
        <Stack>
          <RecentContests />
          <RecentSolvers />
          <RecentProblems />
          {others && others.length > 0 && (
            <Suspense>
              <OtherContests contests={others} />
            </Suspense>
          )}
        </Stack>
      </Columns>
    </>
  );
}

/** Keeps the height of the head free until its content has come. */
const Head = styled.div`
  ${rowHeights}
  --hello: 36px;
  min-height: calc(var(--hello) + var(--first-row) + var(--second-row) + 2 * var(--row-gap));
  margin-block-end: ${theme.space[8]};
  ${theme.phone} {
    --hello: 58px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

const CarouselPlace = styled.div`
  height: 440px;
  ${theme.phone} {
    height: 200px;
  }
`;
