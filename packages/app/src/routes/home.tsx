import { AnnouncementPanel, HomeWelcome, Page, RecentProblems } from '@oj/judge-ui';
import { theme } from '@oj/ui';
import { styled } from 'styled-components';

export function HomePage() {
  return (
    <Page>
      <HomeWelcome />
      <Columns>
        <AnnouncementPanel />
        <RecentProblems />
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
