import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Details that are needed now and then: how a sum was made, what a word means.'],
  avoid: ['The name of an icon: take Tooltip.', 'Actions: take Menu.', 'Forms and decisions: take Dialog.'],
  anatomy: [
    ['Trigger', 'a button of yours'],
    ['Panel', 'beside the trigger, moves where there is room'],
    ['Title', 'or a `label` for screen readers'],
    ['Close button', 'always there'],
  ],
  states: ['WithoutTitle', 'LongText'],
  writing: [
    {
      rule: 'Two or three sentences that answer the question of the trigger.',
      good: 'Кэшбэк придёт через 14 дней после получения.',
      bad: 'Информация о программе лояльности',
    },
  ],
  keyboard: [
    ['Enter, Space', 'opens it from the trigger'],
    ['Tab', 'moves through it and on in the page'],
    ['Escape', 'closes it and returns the focus'],
  ],
  screenReader: ['The trigger says whether it is expanded; the panel is a dialog with a name.', 'The page behind stays readable.'],
  related: { Tooltip: 'a name on hover', Dialog: 'blocks the page', Menu: 'actions' },
};
