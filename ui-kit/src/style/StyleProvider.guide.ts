import type { Guide } from '../internal/guide.ts';

const nothingOwn = 'It has no part, look, text or focus of its own: these are those of the components inside.';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A page with styles of its own: once, around everything that uses the kit, so that a class of the page wins over a component.',
    'Cascade layers, such as those of Tailwind: with the layer in which the kit belongs.',
    'A Content-Security-Policy with nonces: `<StyleProvider nonce={nonce}>` marks every `<style>` of the kit.',
    'A server: with a cache for each request, whose rules stand in the head before your style sheets.',
  ],
  avoid: [
    'A page that has the kit’s reset.css and overrides nothing: it needs no provider.',
    'Other colours or fonts: set the roles of the theme, such as `--meet-action`, or make a brand by `createTheme`.',
    'One element of a page without other styles: `style` needs no provider. A `className` of yours loses to the component without one.',
    'A second provider on the same page: both name their classes alike, so that the rules of one without a layer win over those in a layer.',
  ],
  comparisons: [
    {
      rule: 'A class is for one element: hover and press of the button stay black, and so does what is chosen. A colour of all is a role, such as `--meet-action`, which they follow.',
      good: 'ByRole',
      bad: 'ByClass',
    },
    {
      rule: 'With `layer`, a reset of the page belongs into a layer too. Outside of one it wins over the kit, and a button loses its ground and padding.',
      good: 'ResetInBase',
      bad: 'ResetOutside',
    },
  ],
  codeExamples: [
    {
      title: 'With Tailwind',
      note: 'Besides `<StyleProvider layer="meet">` around the application, the order of the layers at the beginning of your style sheet. Tailwind brings a reset of its own, in `base`. Any other, also the kit’s reset.css, you import there too, by `layer(base)`. Toaster and the full-screen view of Gallery stand in no layer, because the style sheets of their libraries do: in the layer the kit would lose to them. A utility changes them with `!important` only, so colour them by the roles of the theme.',
      language: 'css',
      code: `@layer theme, base, meet, components, utilities;
@import 'tailwindcss';
@import '@meet/ui-kit/tokens.css';
@import '@meet/ui-kit/fonts.css';`,
    },
    {
      title: 'On a server',
      note: "The head has the rules of the whole page, so it cannot be sent before the page has been rendered: there is no streaming. Without a layer they stand before your style sheets, because of two classes the later one wins. A layer goes to `createStyleCache({ nonce, layer: 'meet' })`, as `StyleProvider` takes it without `cache` only, and then to the browser’s provider too. «Recipes» under Introduction has whole applications.",
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
  <body><div id="root">\${body}</div></body>
</html>\`;
}`,
    },
    {
      title: 'In the browser, after the server',
      note: 'It continues the rules that the server has put into the head, and marks later ones with the nonce, which it reads from a script of the page. With a layer: `<StyleProvider nonce={nonce} layer="meet">`, as on the server.',
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
  states: ['PageClass', 'WithoutProvider', 'InALayer'],
  writing: { none: nothingOwn },
  keyboard: { none: nothingOwn },
  screenReader: [
    'It changes no accessible name and no role.',
    'Your part: a colour of your own needs a contrast of 4.5:1 for text and 3:1 for edges and icons.',
  ],
  language: ['It has nothing that depends on the language; LocaleProvider stands beside it.'],
  related: {
    LocaleProvider: 'stands at the same root and sets language and currency',
    Picture: 'PictureProvider, which comes with it, stands there too and says where pictures are',
    Link: 'LinkProvider, which comes with it, stands there too and passes the links of a router',
  },
};
