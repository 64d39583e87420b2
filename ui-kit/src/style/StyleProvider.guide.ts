import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A page with styles of its own: once, around everything that uses the kit, so that a class of the page wins over a component.',
    'Cascade layers, such as those of Tailwind: with the layer in which the kit belongs.',
    'A Content-Security-Policy with nonces.',
  ],
  avoid: [
    'A page that has the kit’s reset.css and overrides nothing: it needs no provider.',
    'Other colours or fonts: set the variables of the theme.',
    'A single element: pass `className` or `style`.',
  ],
  comparisons: [
    { rule: 'A class of the page wins by its order, so that `!important` is needed nowhere.', good: 'ByClass', bad: 'Overruled' },
  ],
  anatomy: { none: 'It renders nothing of its own: its parts are the properties `cache`, `layer` and `nonce`.' },
  states: ['PageClass'],
  narrow: { notes: ['It changes nothing by itself: widths, targets and motion are those of the components.'] },
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It renders nothing of its own and takes no focus.' },
  screenReader: [
    'It changes no accessible name and no role.',
    'Your part: a colour of your own needs the contrast that the kit’s had, 4.5 for text.',
  ],
  language: ['It has nothing that depends on the language; LocaleProvider stands beside it.'],
  related: { LocaleProvider: 'belongs beside it, around the application' },
};
