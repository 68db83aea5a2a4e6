import { styled } from 'styled-components';
import { Countdown } from '../src/contest/Countdown/Countdown';
import { EmptyState } from '../src/primitives/EmptyState/EmptyState';
import { LocaleProvider } from '../src/locale/LocaleProvider';
import { localeNames } from '../src/locale/localeNames';
import { locales } from '../src/locale/phrases';
import { Pagination } from '../src/primitives/Pagination/Pagination';
import { RelativeTime } from '../src/primitives/RelativeTime/RelativeTime';
import { momentAt, sampleContest } from '../src/testing/sampleContest';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

const titles = { 'zh-CN': '没有符合条件的题目', 'en-US': 'No problem matches' };
const ignore = () => undefined;

/** The same parts in both languages. */
export function LanguagesSheet() {
  return (
    <Row>
      {locales.map(locale => (
        <LocaleProvider key={locale} locale={locale}>
          <Paper lang={locale}>
            <b>{localeNames[locale].long}</b>
            <div>
              <VerdictSeal status={-1} size="medium" /> <VerdictSeal status={7} size="medium" progress={{ done: 23, total: 40 }} />
            </div>
            <div>
              <Countdown startAt={sampleContest.startAt} endAt={sampleContest.endAt} now={momentAt.frozen} />{' '}
              <RelativeTime at={momentAt.running - 95 * 60_000} now={momentAt.running} />
            </div>
            <EmptyState picture="boat" title={titles[locale]} />
            <Pagination page={2} pageSize={30} total={412} onPageChange={ignore} />
          </Paper>
        </LocaleProvider>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  gap: 12px;
`;

const Paper = styled.section`
  display: grid;
  align-content: start;
  gap: 14px;
  padding: 20px 22px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  & > b {
    font: ${theme.font.title};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`;
