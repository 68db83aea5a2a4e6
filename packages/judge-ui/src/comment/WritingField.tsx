import { CommentForm, type CommentFormProps, theme, usePhrases } from '@oj/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { newKey } from '../parts/newKey';
import { commentPhrases } from './commentPhrases';
import { useThreadPlace } from './threadPlace';
import type { Draft } from './useCommentChanges';
import { useKeptText } from '../parts/storage/useKeptText';
import { useMentions } from './useMentions';

interface WritingFieldProps extends Omit<CommentFormProps, 'value' | 'defaultValue' | 'onValueChange' | 'onSubmit' | 'describeError'> {
  /** Names the text among what this browser keeps. */
  draftKey: string;
  /** The text at first, in place of what was kept. */
  first?: string;
  onSend: (draft: Draft) => Promise<unknown>;
}

/** A form for a comment: keeps what was written, completes names behind `@`, and sends the same text under the same key. */
export function WritingField({ draftKey, first, onSend, ...form }: WritingFieldProps) {
  const say = usePhrases(commentPhrases);
  const sayError = usePhrases(errorPhrases);
  const { people, atHome } = useThreadPlace();
  const [text, setText] = useKeptText(draftKey, first);
  const tried = useRef<Draft>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { names, place, look, take, close, onKeyDown } = useMentions(area, people);

  const send = (content: string) =>
    atHome(() => {
      if (tried.current?.content !== content) tried.current = { content, clientKey: newKey() };
      return onSend(tried.current);
    });

  return (
    <Around onBlur={close}>
      <CommentForm
        {...form}
        ref={area}
        value={text}
        onValueChange={setText}
        onSubmit={send}
        describeError={reason => sentenceFor(reason, sayError)}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => !['ArrowUp', 'ArrowDown', 'Escape', 'Enter', 'Tab'].includes(key) && look()}
        aria-autocomplete="list"
        aria-controls={names.length ? listId : undefined}
        aria-activedescendant={names.length ? `${listId}-${place}` : undefined}
      />
      {names.length > 0 && (
        <Names id={listId} aria-label={say('people')}>
          {names.map((name, index) => (
            <Name
              key={name}
              id={`${listId}-${index}`}
              aria-selected={index === place}
              onPointerDown={event => {
                event.preventDefault();
                take(name);
              }}
            >
              @<bdi>{name}</bdi>
            </Name>
          ))}
        </Names>
      )}
    </Around>
  );
}

const Around = styled.div`
  position: relative;
`;

const Names = styled.ul.attrs({ role: 'listbox' })`
  position: absolute;
  z-index: 2;
  inset-block-start: 44px;
  inset-inline-start: ${theme.space[4]};
  margin: 0;
  padding: ${theme.space[2]};
  max-width: calc(100% - 2 * ${theme.space[4]});
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  list-style: none;
`;

const Name = styled.li.attrs({ role: 'option' })`
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
`;
