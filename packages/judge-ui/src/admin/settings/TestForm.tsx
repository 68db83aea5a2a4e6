import { ApiError } from '@oj/contract';
import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The server answers with an error code such as ECONNREFUSED. */
export function reasonIn(reason: unknown) {
  const sign = reason instanceof ApiError ? /\bE[A-Z]{2,20}\b/.exec(reason.message)?.[0] : undefined;
  return sign ? ` (${sign})` : '';
}

/** A form under that of a server, which sends something by it: heading, line, outcome. */
export const TestForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[8]};
  & > h3 {
    margin: 0;
    font: ${theme.font.lead};
    font-weight: 600;
  }
  & > output {
    color: ${theme.color.success};
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  & > output:empty {
    display: none;
  }
`;

/** A field with a button beside it. */
export const TestLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[4]};
  & > :first-child {
    flex: 0 1 340px;
  }
  & > button {
    flex: none;
    margin-block-start: 24px;
  }
`;
