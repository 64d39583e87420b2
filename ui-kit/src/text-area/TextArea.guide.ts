import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Area: 'textarea' },
  use: [
    'A text of several sentences: a review, a comment for the courier, a request.',
    '`maxLength` where a system behind it has a limit: what remains is counted. Set it far above what people write, because a pasted text is cut there without a message.',
    '`rows` for the height before anything is typed: three lines by default, six where a long text is wanted.',
  ],
  avoid: [
    'One line: take TextField.',
    'Known values: take Checkbox for several, Select or Combobox for one.',
    'Formatted text: the kit has no editor; put yours into Field.',
  ],
  comparisons: [
    {
      rule: 'The field is as tall as the text that is expected. A single line invites a single word.',
      good: 'RoomForSentences',
      bad: 'RoomForWord',
    },
    {
      rule: 'The label stands above; `hideLabel` is for a heading right there that says the same. A placeholder in its stead disappears with the first letter, and with it what was asked.',
      good: 'LabelAbove',
      bad: 'PlaceholderAsLabel',
    },
  ],
  anatomy: [
    ['Label', 'above, stays while typing', 'label'],
    [
      'Area',
      'at least as tall as `rows`, three lines by default; grows with the text up to 60\u00a0% of the screen, then scrolls',
      'textarea',
    ],
    [
      'Counter',
      'optional, with `maxLength`: how many characters remain, at the end of its line; muted also when none are left, because to reach the limit is no error',
      'p[id]:not([id$="-hint"], [id$="-error"])',
    ],
    ['Error', 'optional: what is missing; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what helps the reader of the text', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Rest', 'WithLimit', 'Full', 'WithError', 'Optional', 'Accepted', 'Disabled', 'ReadOnly', 'Tall', 'LongText'],
  narrow: {
    story: 'Full',
    notes: [
      'The area is as wide as its column and grows downwards, so that nothing scrolls sideways.',
      'The text of 16 px keeps phones from zooming in.',
      'Where the browser cannot let it grow, it scrolls; a mouse drags its corner between `rows` and 60\u00a0% of the screen.',
    ],
  },
  writing: [
    { rule: 'The label is a noun: what the text will be.', good: 'Комментарий курьеру', bad: 'Расскажите подробнее' },
    { rule: 'The hint says what helps the reader of the text.', good: 'Домофон, этаж, ориентир', bad: 'Введите комментарий' },
    {
      rule: 'The placeholder prompts: what one could write about. It sets no condition.',
      good: 'Как сидит, что удивило',
      bad: 'Минимум 20\u00a0символов',
    },
    { rule: 'The error says what is missing.', good: 'Напишите хотя\u00a0бы предложение', bad: 'Слишком коротко' },
    { rule: 'The success says what follows.', good: 'Покажем отзыв после проверки', bad: 'Успешно отправлено' },
  ],
  keyboard: [
    ['Tab', 'moves to the area and out of it'],
    ['Enter', 'begins a new line and submits nothing'],
    ['Arrows, Home, End, Page Up, Page Down', 'move in the text, and scroll it where it is longer than the area'],
  ],
  screenReader: [
    'The area: label, role `textbox` of several lines, the text; error, hint and counter are its description.',
    'With a limit, the announcements are «Осталось не больше 50\u00a0знаков», the same with 10, and «Больше знаков не поместится». They come politely and not at each key.',
    'An error that appears is announced politely, and the area is invalid.',
    'Your part: keep what was written when sending fails, and say so in an Alert, as under Controlled. `error` is for what is wrong with the text.',
  ],
  language: [
    'The counter takes the plural form of the language: «Осталось 54\u00a0знака».',
    '`maxLength` counts as the browser does, in UTF-16 units: an emoji counts as two or more, a line break as one. Check the limit on the server in the same way; a form sends a line break as two, CR LF, so replace it by LF first.',
    'Label, hint, error and counter wrap in a longer translation.',
    'Set `lang` where the text is in another language than the page, so that it is spelled and read in it.',
  ],
  related: {
    TextField: 'one line',
    FileField: 'photos that belong to a text',
    Rating: 'RatingInput, the stars of a review, beside its text',
    Alert: 'that sending failed',
    Field: 'label and messages around an editor of your own',
  },
};
