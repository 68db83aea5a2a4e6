import { PageHeader, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTitle } from '../../site/useSite';
import { LeaveGuard } from '../../parts/LeaveGuard';
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
  const [isWebDirty, setIsWebDirty] = useState(false);
  const [isMailDirty, setIsMailDirty] = useState(false);
  const [isSmsDirty, setIsSmsDirty] = useState(false);
  const [isAlertsDirty, setIsAlertsDirty] = useState(false);
  return (
    <>
      <LeaveGuard active={isWebDirty || isMailDirty || isSmsDirty || isAlertsDirty} />
      <PageHeader title={say('title')} />
      <Board>
        <WebSection onDirty={setIsWebDirty} />
        <MailSection onDirty={setIsMailDirty} />
        <SmsSection onDirty={setIsSmsDirty} />
        <CarouselSection />
        <AlertSection onDirty={setIsAlertsDirty} />
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
