import { groupLevels, type GroupRow } from '@oj/contract';
import { Avatar, RelativeTime, Tag, theme, touchTarget, usePhrases } from '@oj/ui';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { groupAddress } from '../../links/groupAddress';
import { useLoginFirst } from '../../links/useLoginFirst';
import { userAddress } from '../../links/userAddress';
import { GroupTags } from '../GroupTags';
import { groupPhrases } from '../groupPhrases';

/** A group in the list. A visitor logs in before it opens. */
export function GroupCard({ group }: { group: GroupRow }) {
  const say = usePhrases(groupPhrases);
  const loginFirst = useLoginFirst();
  const address = groupAddress(group.id);
  const { userAuth } = group;
  return (
    <Root>
      <header>
        <Avatar name={group.name} src={group.avatar ?? undefined} size={40} decorative />
        <div>
          <h2>
            <Link to={address} title={group.name} onClick={event => loginFirst(event, address)}>
              <bdi>{group.name}</bdi>
            </Link>
          </h2>
          <Short>
            <bdi>{group.shortName}</bdi>
          </Short>
        </div>
        {userAuth !== 0 && <Tag tone={userAuth >= groupLevels.member ? 'accent' : 'neutral'}>{say(`level${userAuth}`)}</Tag>}
      </header>
      <Brief>{group.brief}</Brief>
      <footer>
        <GroupTags group={group} />
        <Members>
          <UsersRound aria-hidden /> {say('members', { count: group.memberCount })}
        </Members>
        <span>
          <Link to={userAddress(group.owner)} aria-label={`${say('owner')} ${group.owner}`}>
            <bdi>{group.owner}</bdi>
          </Link>
        </span>
        <RelativeTime at={group.gmtCreate} />
      </footer>
    </Root>
  );
}

const Root = styled.article`
  box-sizing: border-box;
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  height: 100%;
  & > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[5]};
    & > div {
      flex: 1;
      min-width: 0;
    }
  }
  & h2 {
    margin: 0;
    font: ${theme.font.lead};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & > footer a {
    ${touchTarget}
  }
  @media (pointer: coarse) {
    & h2 a {
      padding-block: 2px;
    }
  }
  & a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[5]};
    margin-block-start: auto;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Short = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Brief = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
`;

const Members = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  & svg {
    width: 14px;
    height: 14px;
  }
`;
