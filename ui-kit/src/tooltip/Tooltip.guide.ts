import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The name of an icon button, for those who see.'],
  avoid: ['Anything that is needed to go on: it never shows on touch. Take Popover or a visible hint.', 'Repeating a visible label.'],
  anatomy: [
    ['Control', 'with an accessible name of the same text'],
    ['Text', 'a few words beside it, after half a second of hovering or at once on keyboard focus'],
  ],
  states: { none: 'It has one look. The frame above shows it open.' },
  writing: [
    {
      rule: 'Two or three words, the same as the name of the control.',
      good: 'В избранное',
      bad: 'Нажмите, чтобы добавить товар в список избранного',
    },
  ],
  keyboard: [
    ['Tab', 'shows it with the focus of its control'],
    ['Escape', 'hides it without moving the focus'],
  ],
  screenReader: ['Nothing is added: the control already has the name.'],
  related: { IconButton: 'what it names', Popover: 'details that touch can open' },
};
