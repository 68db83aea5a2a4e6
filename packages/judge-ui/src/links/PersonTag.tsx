import { UserTag, type UserTagProps } from '@oj/ui';
import { Link } from 'react-router-dom';
import { userAddress } from './userAddress';

interface Person {
  username: string;
  avatar: string | null;
  titleName: string | null;
  titleColor: string | null;
}

interface PersonTagProps extends Pick<UserTagProps, 'size' | 'nickname'> {
  person: Person;
}

/** Avatar, name and title of a user; leads to their page. */
export function PersonTag({ person: { username, avatar, titleName, titleColor }, ...rest }: PersonTagProps) {
  return (
    <UserTag
      username={username}
      avatarUrl={avatar}
      titleName={titleName}
      titleColor={titleColor}
      renderLink={who => <Link to={userAddress(username)}>{who}</Link>}
      {...rest}
    />
  );
}
