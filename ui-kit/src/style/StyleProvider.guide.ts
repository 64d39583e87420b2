import type { Guide } from '../internal/guide.ts';

const nothingOwn = 'It draws nothing: parts, looks, texts and the focus are those of the components inside.';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A page with styles of its own: once, around everything that uses the kit, so that a class of the page wins over a component, as in the example above. The components inside need no reset.css.',
    'Cascade layers, such as those of Tailwind: the kit gets a layer of its own between yours.',
    'A Content-Security-Policy with nonces: every `<style>` of the kit gets yours.',
    'A page from a server: a cache for each request puts the rules into the head, before your style sheets.',
  ],
  avoid: [
    'A page that has the kit’s reset.css and overrides nothing: it needs no provider.',
    'Other colours or fonts: they are a theme, and a class would change one element in one of its states. The page Colours has the roles, such as `--meet-action`; the page For integrators has `createTheme`.',
    'One element of a page without other styles: `style` needs no provider.',
    'A head that is sent before its page has been rendered: `renderStyles` needs all of the page. Wait for it, or write the rules as they come, as the recipe for Next does.',
    'A second provider on the same page: both name their classes alike, so that the rules of one without a layer win over those in a layer. Put one around both parts.',
    'Toaster and the full-screen view of Gallery with `layer`: they stay outside of it, because the style sheets of their libraries do and would win. Colour them by the roles of the theme.',
  ],
  setups: [
    {
      project: 'No CSS of your own',
      write: 'no provider: import `theme.css`, which is `tokens.css`, `fonts.css` and `reset.css` in one file',
      order: ['theme.css', 'kit'],
    },
    { project: 'CSS of your own without the provider', write: 'nothing, and a class of yours loses', order: ['your style sheets', 'kit'] },
    { project: 'Plain CSS or CSS modules', write: '`<StyleProvider>`', order: ['kit', 'your style sheets'] },
    {
      project: 'Tailwind 4, or layers of your own',
      write: '`<StyleProvider layer="meet">`, and the order of the layers first in your style sheet',
      order: ['theme', 'base', 'meet', 'components', 'utilities', 'what is in no layer'],
    },
    { project: 'A Content-Security-Policy with nonces', write: '`nonce={nonce}` besides' },
    { project: 'A server', write: '`cache={createStyleCache()}`, one for each request, and `renderStyles(cache)` in the head' },
  ],
  opensCode: true,
  comparisons: [
    {
      rule: 'A shop with another colour of its own sets the role: `--meet-action` reaches hover, press and what is chosen. A class changes one element at rest: below the pointer it has the colour of the kit again, and the checkbox keeps it.',
      good: 'ByRole',
      bad: 'ByClass',
      goodCss: ':root {\n  --meet-action: light-dark(rgb(0 59 179), rgb(138 170 255));\n  --meet-on-action: light-dark(white, black);\n}',
      badCss: '.blue {\n  background: light-dark(rgb(0 59 179), rgb(138 170 255));\n  color: light-dark(white, black);\n}',
    },
    {
      rule: 'With `layer`, a reset of the page belongs in a layer too. Outside of one the same rule wins over the kit, and a button loses its padding and background.',
      good: 'ResetInBase',
      bad: 'ResetOutside',
      goodCss: '@layer base {\n  button { padding: 0; background: none }\n}',
      badCss: 'button { padding: 0; background: none }',
    },
  ],
  codeExamples: [
    {
      title: 'With Tailwind',
      note: '`<StyleProvider layer="meet">` goes around the application, and the order of the layers comes first in your style sheet. Tailwind brings a reset of its own, in `base`; import any other, also the kit’s reset.css, with `layer(base)`. Of Toaster and the full-screen view of Gallery, which stay outside of the layer, a utility changes something with `!important` only.',
      language: 'css',
      code: `@layer theme, base, meet, components, utilities;
@import 'tailwindcss';
@import '@meet/ui-kit/tokens.css';
@import '@meet/ui-kit/fonts.css';`,
    },
    {
      title: 'On a server',
      note: "The rules stand in the head, before your style sheets. The script calls `hydratePage` of the next example, which reads the nonce from it. With a layer, write `createStyleCache({ nonce, layer: 'meet' })` here, and `layer` at the provider in the browser.",
      language: 'tsx',
      code: `import { createStyleCache, renderStyles, StyleProvider } from '@meet/ui-kit/style';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

export function renderPage(app: ReactNode, nonce: string): string {
  // One for each request: rules and nonce belong to one page.
  const cache = createStyleCache({ nonce });
  const body = renderToString(<StyleProvider cache={cache}>{app}</StyleProvider>);
  return \`<!doctype html>
<html lang="ru">
  <head>
    \${renderStyles(cache)}
    <link rel="stylesheet" href="/page.css">
  </head>
  <body>
    <div id="root">\${body}</div>
    <script type="module" nonce="\${nonce}" src="/page.js"></script>
  </body>
</html>\`;
}`,
    },
    {
      title: 'In the browser, after the server',
      note: 'The provider continues the rules in the head. Later ones get the nonce, which is read from the script that the server has written.',
      language: 'tsx',
      code: `import { StyleProvider } from '@meet/ui-kit/style';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydratePage(app: ReactNode): void {
  const root = document.getElementById('root');
  // Browsers hide the value of the attribute, but not of the property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (root) hydrateRoot(root, <StyleProvider nonce={nonce}>{app}</StyleProvider>);
}`,
    },
  ],
  anatomy: { none: nothingOwn },
  stateStories: ['WithoutProvider', 'InALayer'],
  statesInOwnRow: ['WithoutProvider', 'InALayer'],
  writing: { none: nothingOwn },
  keyboard: { none: nothingOwn },
  screenReader: [
    'It changes no accessible name and no role.',
    'Your part: a colour of your own needs a contrast of 4.5:1 for text and icons, and 3:1 for the edges of controls. `createTheme`, on the page For integrators, names pairs that have less.',
  ],
  related: {
    LocaleProvider: 'stands at the same root and sets language and currency',
    Picture: 'PictureProvider, which comes with it, stands there too and says where pictures are',
    Link: 'LinkProvider, which comes with it, stands there too and passes the links of a router',
  },
};
