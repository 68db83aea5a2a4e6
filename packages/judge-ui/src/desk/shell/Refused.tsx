import { buttonStyle, EmptyState, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTitle } from '../../site/useSite';
import { deskPhrases } from './deskPhrases';

/** In the place of a page that is for others. */
export function Refused() {
  const say = usePhrases(deskPhrases);
  useTitle(say('refused'));
  return (
    <EmptyState picture="scroll" title={say('refused')} action={<Way to="/admin/dashboard">{say('toDashboard')}</Way>}>
      {say('refusedLead')}
    </EmptyState>
  );
}

const Way = styled(Link)`
  ${buttonStyle}
`;
