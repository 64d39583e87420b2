import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A page with styles of its own: once, around everything that uses the kit, so that a class of the page wins over a component.',
    'Cascade layers, such as those of Tailwind: with the layer in which the kit belongs.',
    'A Content-Security-Policy with nonces: `<StyleProvider nonce={nonce}>` marks every `<style>` of the kit.',
    'A server: `const cache = createStyleCache({ nonce })` for each request, `<StyleProvider cache={cache}>` around the application, and after rendering `renderStyles(cache)` into the head, before your style sheets. «Set up once» above has the whole of it.',
  ],
  avoid: [
    'A page that has the kit’s reset.css and overrides nothing: it needs no provider.',
    'Other colours or fonts: set the roles of the theme, such as `--meet-action`, or make a brand by `createTheme`.',
    'One element of a page without other styles: `style` needs no provider. A `className` of yours loses to the component without one.',
  ],
  comparisons: [
    {
      rule: 'A class is for one element. A colour of all is a role, such as `--meet-action`: hover, press and what is chosen follow it.',
      good: 'ByRole',
      bad: 'ByClass',
    },
  ],
  anatomy: { none: 'It renders nothing of its own: its parts are the properties `cache`, `layer` and `nonce`.' },
  states: {
    none: 'It has no look of its own. The first example shows what a class may do; with `layer="meet"`, and `@layer meet, utilities;` first in your style sheet, a class in the layer `utilities` does the same.',
  },
  narrow: { notes: ['It changes nothing by itself: widths, targets and motion are those of the components.'] },
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It renders nothing of its own and takes no focus.' },
  screenReader: [
    'It changes no accessible name and no role.',
    'Your part: a colour of your own needs a contrast of 4.5:1 for text and 3:1 for edges and icons.',
  ],
  language: ['It has nothing that depends on the language; LocaleProvider stands beside it.'],
  related: { LocaleProvider: 'belongs beside it, around the application' },
};
