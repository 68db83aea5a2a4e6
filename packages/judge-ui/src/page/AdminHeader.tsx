import { PageHeader, type PageHeaderProps, theme } from '@oj/ui';
import { styled } from 'styled-components';
import { useAdminScope } from './AdminScope';

/** Heading of a page of the back office. In a group, whose own heading is above, it is a smaller one. */
export function AdminHeader({
  kicker,
  title,
  description,
  actions,
}: Pick<PageHeaderProps, 'kicker' | 'title' | 'description' | 'actions'>) {
  const { gid } = useAdminScope();
  if (gid === undefined) return <PageHeader kicker={kicker} title={title} description={description} actions={actions} />;
  return (
    <Part>
      <div>
        {kicker}
        <h2>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Part>
  );
}

const Part = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[5]};
  & h2 {
    margin: 0;
    color: ${theme.color.text};
    font: ${theme.font.title};
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 72ch;
    margin: ${theme.space[3]} 0 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
