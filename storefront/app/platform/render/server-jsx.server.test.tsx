import createCache from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import { cloneElement, type ElementType, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as server from './server-jsx.server.ts';

const red = css({ color: 'red', '& > b': { color: 'green' } });
const bold = css({ fontWeight: 700 });
const turning = css({ animation: `${keyframes({ to: { rotate: '1turn' } })} 1s` });

type CreateElement = (
  type: ElementType,
  props: { css?: Parameters<typeof css>[number]; className?: string; children?: ReactNode; title?: string },
) => ReactElement;

const Row = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <p id={useId()} className={className}>
    {children}
  </p>
);

/** Elements that differ in how their styles are stated. */
const samples: Record<string, (create: CreateElement) => ReactElement> = {
  'an element with one style': (create) => create('p', { css: red, title: 'Slope', children: 'a' }),
  'an element with several styles and empty values': (create) => create('p', { css: [red, null, false, undefined, [bold, [red]]] }),
  'an element whose style is null': (create) => create('p', { css: null }),
  'two elements with the same styles in different orders': (create) =>
    create('div', { children: [create('p', { css: [red, bold] }), create('p', { css: [bold, red] })] }),
  'an element with an object as a style': (create) => create('p', { css: [red, { width: 5, '&:hover': { width: 6 } }] }),
  'an element with keyframes': (create) => create('p', { css: [turning, bold] }),
  'an element with class names of its own': (create) => create('p', { css: red, className: 'own other' }),
  'a component that passes its class to an element with styles': (create) => {
    const Box = ({ className = '', children }: { className?: string; children?: ReactNode }) =>
      create('div', { css: [bold, red], className: `${className} plain`, children });
    return create(Box, { css: turning, children: create('b', { css: bold, children: 'b' }) });
  },
  'components with ids between elements with styles': (create) =>
    create('div', {
      css: red,
      children: [create(Row, { css: bold, children: create(Row, { children: create(Row, { css: red }) }) }), create(Row, {})],
    }),
  'a copy of an element with more properties': (create) =>
    cloneElement(create('p', { css: red, className: 'own' }), { title: 'copied' } as object),
};

function render({ jsx, jsxs }: typeof emotion | typeof server, build: (create: CreateElement) => ReactElement) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const create = ((type, props) => (Array.isArray(props.children) ? jsxs : jsx)(type, props)) as CreateElement;
  const markup = renderToString(<CacheProvider value={cache}>{build(create)}</CacheProvider>);
  return { markup, rules: Object.entries(cache.inserted) };
}

test.each(Object.entries(samples))("the server's JSX runtime renders %s with the same markup and rules as Emotion's", (_name, build) => {
  const expected = render(emotion, build);
  expect(expected.markup).toMatch(/class="[^"]*css-/);
  for (let repetition = 0; repetition < 2; repetition += 1) expect(render(server, build)).toEqual(expected);
});

test("elements without styles are created by React's own runtime", () => {
  const props = { title: 'Slope' };
  expect(server.jsx('p', props, 'first')).toMatchObject({ type: 'p', key: 'first', props });
  expect(server.jsxs('p', { children: ['a', 'b'] })).toMatchObject({ type: 'p', key: null });
});
