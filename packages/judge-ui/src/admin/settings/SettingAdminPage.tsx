import { PageHeader, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { useTitle } from '../../site/useSite';
import { AlertSection } from './AlertSection';
import { CarouselSection } from './CarouselSection';
import { ConnectionSection } from './ConnectionSection';
import { MailSection } from './MailSection';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SmsSection } from './SmsSection';
import { WebSection } from './WebSection';

/** Settings of the site: name and addresses, mail, messages to phones, pictures of the home page, alerts, connections. */
export function SettingAdminPage() {
  const say = usePhrases(settingAdminPhrases);
  useTitle(say('title'));
  return (
    <>
      <PageHeader title={say('title')} />
      <Board>
        <WebSection />
        <MailSection />
        <SmsSection />
        <CarouselSection />
        <AlertSection />
        <ConnectionSection />
      </Board>
    </>
  );
}

const Board = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  max-width: 880px;
`;
