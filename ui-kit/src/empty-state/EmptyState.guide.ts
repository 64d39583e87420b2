import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['In place of a list that is empty, or of content that failed to load.'],
  avoid: ['A whole page that failed: take NoSignal or NotFound.', 'The outcome of a step: take ResultPanel.'],
  anatomy: [
    ['Picture', 'optional'],
    ['Title', 'what is the case'],
    ['Text', 'why'],
    ['Actions', 'the next step'],
  ],
  states: ['Failed', 'EmptyCart', 'TextOnly', 'LongText'],
  writing: [
    { rule: 'Say what to do, and do not blame.', good: 'В корзине пока пусто. Смотреть новинки', bad: 'Вы ещё ничего не добавили' },
  ],
  keyboard: [['Tab', 'moves to the actions']],
  screenReader: ['A section with a heading; `announced` says it when it replaces content without a reload.'],
  related: { NoSignal: 'a page that failed', NotFound: 'an address without a page', ResultPanel: 'an outcome' },
};
