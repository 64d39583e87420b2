import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A page with styles of its own: once, around everything that uses the kit, so that a class of the page wins over a component.',
    'Cascade layers, such as those of Tailwind: with the layer in which the kit belongs.',
    'A Content-Security-Policy with nonces.',
  ],
  avoid: ['A page that has the kit’s reset.css and overrides nothing: it needs no provider.'],
  anatomy: [
    ['Cache', 'of one request on a server, from `createStyleCache`; a browser makes its own'],
    ['Layer', 'the name of the cascade layer; without one, rules stand before those of the page'],
    ['Nonce', 'is passed to every style element of the kit'],
  ],
  states: ['PageClass'],
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It renders nothing of its own and takes no focus.' },
  screenReader: ['It changes no accessible name and no role.'],
  related: { LocaleProvider: 'belongs beside it, around the application' },
};
