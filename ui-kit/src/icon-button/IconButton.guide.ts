import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: [
    'A frequent action whose icon everyone knows: close, search, favourite, cart.',
    'A counter on an icon, as in the header.',
    'A toggle with `pressed`, such as a favourite.',
  ],
  avoid: [
    'Rare or ambiguous actions: take Button with a label.',
    'An address: take LinkIconButton.',
    'Several icon buttons in a row without Tooltip.',
  ],
  comparisons: [
    { rule: 'An icon alone only where everyone knows it. Anything else says what it does.', good: 'KnownIcon', bad: 'UnclearIcon' },
  ],
  anatomy: [
    ['Icon', 'one of the set, filled while pressed, or an element of your own', 'button svg'],
    ['Counter', 'up to two figures, part of the name', 'button span'],
    ['Target', '44 by 44 px', 'button'],
  ],
  anatomyStory: 'Counter',
  states: ['Counter', 'Pressed', 'Line', 'Loading', 'Disabled', 'AsLink'],
  writing: [
    { rule: 'The name says what a press does, without the word «кнопка».', good: 'Удалить из корзины', bad: 'Крестик' },
    { rule: 'A toggle keeps its name in both states; `pressed` says the rest.', good: 'В избранное', bad: 'Убрать из избранного' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'presses it'],
  ],
  screenReader: ['The name with the counter, «кнопка».', 'A toggle says whether it is pressed.', 'The icon itself is hidden.'],
  related: { Button: 'an action with a label', Tooltip: 'shows the name on hover and focus', Icon: 'an icon that is no control' },
};
