import { Unstyled } from '@storybook/addon-docs/blocks';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Section } from './Section';
import { sheet } from './sheet';
import { useDrawn } from './useDrawn';

/** Attributes of Storybook and of libraries below, which nobody should lean on. */
const foreign = /^data-(?:radix|aria|focus|side|align|is-|rfd|embla|testid|name|theme|slot|cmdk|panel|group|separator|frimousse)/;

interface Hooks {
  /** Roles with the first name that an element of that role has. */
  roles: readonly (readonly [role: string, name: string])[];
  /** Attributes with the values that were seen. */
  attributes: readonly (readonly [name: string, values: string])[];
}

/** What a test can hold on to in the story above: roles and names first, then the attributes that say a state. */
export function TestHooks({ live }: { live: RefObject<HTMLElement | null> }) {
  const hooks = useDrawn(live, hooksIn);
  const isPlain = hooks !== undefined && hooks.roles.length + hooks.attributes.length === 0;
  return (
    <Section title="Test hooks">
      <Unstyled>
        <Sheet>
          <thead>
            <tr>
              <th scope="col">Hold on to</th>
              <th scope="col">In the story above</th>
            </tr>
          </thead>
          <tbody>
            {isPlain && (
              <tr>
                <td>
                  <code>getByText(…)</code>
                </td>
                <td>It has no role and no state: tests find it by what it says.</td>
              </tr>
            )}
            {hooks?.roles.map(([role, name]) => (
              <tr key={role}>
                <td>
                  <code>{`getByRole('${role}'${name ? ', { name }' : ''})`}</code>
                </td>
                <td>{name}</td>
              </tr>
            ))}
            {hooks?.attributes.map(([name, values]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{values}</td>
              </tr>
            ))}
          </tbody>
        </Sheet>
      </Unstyled>
    </Section>
  );
}

const ofTag: Readonly<Record<string, string>> = {
  A: 'link',
  ARTICLE: 'article',
  BUTTON: 'button',
  DIALOG: 'dialog',
  FIGURE: 'figure',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  METER: 'meter',
  NAV: 'navigation',
  PROGRESS: 'progressbar',
  SELECT: 'combobox',
  TABLE: 'table',
  TEXTAREA: 'textbox',
  TIME: 'time',
};

const ofInput: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  text: 'textbox',
};

const roleOf = (element: Element) =>
  element.getAttribute('role') ?? (element instanceof HTMLInputElement ? ofInput[element.type] : ofTag[element.tagName]);

function nameOf(element: Element): string {
  const labelled = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '');
  const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined;
  const isNamedByText = /^(?:A|BUTTON|H[1-3])$/.test(element.tagName);
  const name = element.getAttribute('aria-label') ?? labelled?.join(' ') ?? label ?? (isNamedByText ? element.textContent : '');
  return (name ?? '').trim().slice(0, 80);
}

function hooksIn(box: HTMLElement): Hooks {
  const inside = box.querySelector('iframe')?.contentDocument;
  const drawn = [
    ...(inside ? inside.querySelectorAll('body *:not(script, style, .sb-wrapper, .sb-wrapper *)') : box.querySelectorAll('.story-sheet *')),
  ];
  const roles = new Map<string, string>();
  const attributes = new Map<string, Set<string>>();
  for (const element of drawn) {
    const role = roleOf(element);
    if (role && role !== 'presentation' && !roles.has(role) && !element.closest('[aria-hidden=true]')) roles.set(role, nameOf(element));
    for (const { name, value } of element.attributes) {
      if (!name.startsWith('data-') || foreign.test(name)) continue;
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value === '' ? 'true' : value));
    }
  }
  const some = (values: Set<string>) => [...values].slice(0, 6).join(', ') + (values.size > 6 ? ' …' : '');
  return { roles: [...roles], attributes: [...attributes].map(([name, values]) => [name, some(values)] as const).slice(0, 16) };
}

const Sheet = styled.table`
  ${sheet}
`;
