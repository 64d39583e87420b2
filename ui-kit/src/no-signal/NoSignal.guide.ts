import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The page of a request that failed: no network, or the shop is not reachable.',
    'With `action` and `query` on the server: a native form requests the same address again without JavaScript.',
  ],
  avoid: [
    'A part of a page that failed: take EmptyState.',
    'An unknown address: take NotFound.',
    'A payment that the bank declined: take ResultPanel.',
  ],
  comparisons: [{ rule: 'What to do, in words. The code is for the log of the shop.', good: 'InWords', bad: 'InCode' }],
  anatomy: [
    ['Word', 'decoration in Unbounded', 'section > p'],
    ['Sentence', 'the heading: what is the case and what to do', 'section h1'],
    ['Button', 'tries again, also without JavaScript', 'section button'],
    ['Picture', 'optional; one that the device has already, because the network is gone', 'section img'],
  ],
  anatomyStory: 'AllParts',
  states: ['Page', 'Loading'],
  wideStates: ['Page', 'Loading'],
  narrow: {
    hasWideLayout: true,
    notes: [
      'Word, sentence, button and picture stand below each other.',
      'The button is 56 px tall and as wide as its text.',
      'From 1024 px the picture fills the right side, 39\u00a0% of the width, and sentence and button stand at the foot of the left one.',
    ],
  },
  writing: [
    { rule: 'Say that nothing is lost, where you know it.', good: 'Корзина и избранное на месте', bad: 'Сессия завершена' },
    { rule: 'The button is the verb.', good: 'Обновить страницу', bad: 'ОК' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'try again'],
  ],
  screenReader: [
    '«Нет сигнала. Давайте обновим страницу и попробуем снова», заголовок уровня 1.',
    'The large word is decoration and hidden.',
    'With `loading` the button is busy and keeps the focus.',
    'Your part: the status of the response, and `noindex`.',
  ],
  language: [
    'Word, sentence and button are of the kit; `texts.noSignal` of LocaleProvider replaces them.',
    'The word grows with the width of the screen and breaks only where its text does: keep each line about as short as «SIGNAL».',
    'A longer sentence wraps.',
  ],
  related: { NotFound: 'no such page', EmptyState: 'a part of a page', Alert: 'a message of a page that works' },
};
