import type { UserInfo } from '@oj/contract';
import { Card, Collapsible, PageHeader, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { LoggedIn } from '../account/LoggedIn';
import { LazyInView } from '../parts/LazyInView';
import { useTitle } from '../site/useSite';
import { AvatarPart } from './AvatarPart';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { Sessions } from './Sessions';
import { CodeAsker } from '../secondFactor/CodeAsker';
import { settingPhrases } from './settingPhrases';
import { useProfileForm } from './useProfileForm';

/** Few have any: their code, and that of the rest of the API, comes when somebody looks. */
const ApiTokens = lazy(async () => ({ default: (await import('./ApiTokens')).ApiTokens }));

/** Few have one, and few of the others look. */
const SecondFactor = lazy(async () => ({ default: (await import('../secondFactor/SecondFactor')).SecondFactor }));

/** Stands at the end of a long page. */
const MessagePart = lazy(async () => ({ default: (await import('./MessagePart')).MessagePart }));

/** What users set about their account and tell about themselves. */
export function Settings() {
  const say = usePhrases(settingPhrases);
  useTitle(say('title'));
  return <LoggedIn>{user => <Sections key={user.uid} user={user} />}</LoggedIn>;
}

function Sections({ user }: { user: UserInfo }) {
  const say = usePhrases(settingPhrases);
  const profile = useProfileForm(user);
  return (
    <>
      <CodeAsker />
      <PageHeader title={say('title')} description={say('lead')} />
      <Stack>
        <Card>
          <Collapsible title={<SectionTitle>{say('account')}</SectionTitle>} headingLevel={2} defaultOpen>
            <Parts>
              <Part>
                <h3>{say('changePassword')}</h3>
                <PasswordForm />
              </Part>
              <Part>
                <h3>{say('changeEmail')}</h3>
                <EmailForm user={user} />
              </Part>
              <Part data-wide>
                <h3>{say('sessions')}</h3>
                <Sessions />
              </Part>
            </Parts>
          </Collapsible>
        </Card>
        <Card>
          <Collapsible title={<SectionTitle>{say('secondFactor')}</SectionTitle>} headingLevel={2}>
            <Suspense fallback={<Skeleton lines={2} height={20} />}>
              <SecondFactor />
            </Suspense>
          </Collapsible>
        </Card>
        <Card>
          <Collapsible title={<SectionTitle>{say('apiTokens')}</SectionTitle>} headingLevel={2}>
            <Suspense fallback={<Skeleton lines={3} height={20} />}>
              <ApiTokens user={user} />
            </Suspense>
          </Collapsible>
        </Card>
        <Card>
          <Collapsible title={<SectionTitle>{say('userInfo')}</SectionTitle>} headingLevel={2} defaultOpen>
            <Parts>
              <Part data-wide>
                <h3>{say('avatar')}</h3>
                <AvatarPart user={user} />
              </Part>
              <Part data-wide>
                <h3>{say('about')}</h3>
                <ProfileForm form={profile} />
              </Part>
            </Parts>
          </Collapsible>
        </Card>
        <Card>
          <Collapsible title={<SectionTitle>{say('messages')}</SectionTitle>} headingLevel={2} defaultOpen>
            <LazyInView placeholder={<Skeleton lines={4} height={20} />}>
              <Suspense fallback={<Skeleton lines={4} height={20} />}>
                <MessagePart user={user} />
              </Suspense>
            </LazyInView>
          </Collapsible>
        </Card>
      </Stack>
    </>
  );
}

const SectionTitle = styled.span`
  font: ${theme.font.title};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  margin-block-start: ${theme.space[7]};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  padding-block-start: ${theme.space[4]};
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Part = styled.section`
  min-width: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
  & > h3 {
    margin: 0 0 ${theme.space[5]};
    color: ${theme.color.text2};
    font: ${theme.font.lead};
  }
`;
