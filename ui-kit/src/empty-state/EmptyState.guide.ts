import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'In place of a list that is empty: nothing found, an empty cart, no reviews yet.',
    'In place of content that failed to load while the rest of the page works.',
  ],
  avoid: [
    'A whole page that failed: take NoSignal. An address without a page: take NotFound.',
    'The outcome of a step: take ResultPanel.',
    'A list that is still loading: take Skeleton.',
  ],
  comparisons: [
    { rule: 'Say why it is empty and what leads on. A dead end sends people away.', good: 'LeadsOn', bad: 'DeadEnd' },
    {
      rule: 'A failure says that it is one, and offers another try. As an empty list it makes people believe that what they saved is gone.',
      good: 'FailureByName',
      bad: 'FailureAsEmptiness',
    },
  ],
  anatomy: [
    ['Picture', 'optional, 180 px wide, where the state has a whole page: an empty cart', 'img'],
    ['Title', 'names the state in a few words', 'h2'],
    ['Text', 'optional: why, or what will be here', 'h2 + p'],
    ['Actions', 'optional: the next step, the main one first', 'section a'],
  ],
  anatomyStory: 'EmptyCart',
  stateStories: ['NothingFound', 'FailedToLoad', 'InTab', 'EmptyCart', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'It stands where the list would, at the start of the line and not in the middle. Picture, text and actions are below each other at every width.',
      'Actions wrap; pass Button and LinkButton, which are at least 44 px tall for a finger.',
      'A long word breaks instead of widening the page.',
    ],
  },
  writing: [
    { rule: 'The title names the state and does not blame.', good: 'В корзине пока пусто', bad: 'Вы ещё ничего не добавили' },
    { rule: 'The action says what it does, or where it leads.', good: 'Смотреть новинки', bad: 'Вперёд за покупками!' },
    {
      rule: 'Name the reason if it can be removed.',
      good: 'Мешает фильтр «Замша». Без\u00a0него 31\u00a0товар.',
      bad: 'Ничего не найдено по вашему запросу',
    },
    { rule: 'A failure says what is safe.', good: 'Проверьте связь, фильтры мы сохранили.', bad: 'Что-то пошло не так' },
  ],
  keyboard: [
    ['Tab', 'moves to the actions; Shift+Tab goes back'],
    ['Enter', 'follows a link'],
    ['Enter, Space', 'press a button'],
  ],
  screenReader: [
    'A heading of `headingLevel`, 2 by default, then the text; there is no region to jump to.',
    'With `announced` title and text are a status, read in a pause. Not every screen reader says a status that comes together with its text.',
    'Your part: where the state replaces other content and must be heard, write it into a `role="status"` that has been in the page before, as in Failed.',
    'Your part: give the picture an empty `alt`, because the title says the same; keep the focus where it was, or move it to the first action.',
  ],
  language: [
    'All texts come from you, with the plural of their nouns: 31\u00a0товар, 32\u00a0товара.',
    'It is at most 480 px wide. Longer translations wrap, and the lines of the title are balanced.',
  ],
  related: {
    NoSignal: 'a whole page that failed',
    NotFound: 'an address without a page',
    ResultPanel: 'the outcome of a step',
    Skeleton: 'stands there while it loads',
    Picture: 'its picture, 180 px wide',
  },
};
