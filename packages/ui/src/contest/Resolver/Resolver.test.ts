import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Resolver } from './Resolver';

const draw = (title: ReactNode) => renderToString(createElement(Resolver, { problems: [], frozen: [], final: [], title }));

it.each([undefined, null, false, true, ''])('has no title page for a title of which nothing is shown (%s)', title => {
  expect(draw(title)).not.toContain('data-screen');
});

it.each(['Autumn Cup', 0])('has a title page (%s)', title => {
  expect(draw(title)).toContain('data-screen="title"');
});
