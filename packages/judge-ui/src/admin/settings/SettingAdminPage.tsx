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
import { WebSection } from './WebSection';

/** Settings of the site: name and addresses, mail, pictures of the home page, alerts, connections. */
export function SettingAdminPage() {
  const say = usePhrases(settingAdminPhrases);
  useTitle(say('title'));
  const [isWebDirty, setIsWebDirty] = useState(false);
  const [isMailDirty, setIsMailDirty] = useState(false);
  const [isAlertsDirty, setIsAlertsDirty] = useState(false);
  return (
    <>
      <LeaveGuard active={isWebDirty || isMailDirty || isAlertsDirty} />
      <PageHeader title={say('title')} />
      <Board>
        <WebSection onDirty={setIsWebDirty} />
        <MailSection onDirty={setIsMailDirty} />
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
