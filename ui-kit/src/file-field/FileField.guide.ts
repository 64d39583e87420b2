import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'input' },
  use: [
    'Photos or documents that a shopper attaches: to a review, a return, a request.',
    '`maxCount={1}` for one file, such as a receipt.',
  ],
  avoid: [
    'Showing pictures of a product: take Gallery.',
    'Showing the picture of a person: take Avatar; FileField with `maxCount={1}` chooses it.',
    'The progress of anything but files: take Progress.',
  ],
  comparisons: [
    {
      rule: 'One field takes all photos: they are chosen from the gallery of a phone at once. A field for each has to be opened as many times.',
      good: 'OneFieldForAll',
      bad: 'FieldForEach',
    },
  ],
  anatomy: [
    ['Label', 'above, always visible', 'label[id$="-label"]'],
    ['Button', 'the label of a native input, which also takes dropped and pasted files', 'label:not([id])'],
    ['Limits', 'number, kinds and size, stated before choosing', 'p[id$="-limits"]'],
    ['Preview', 'a picture, or the extension of a file that is none', 'li:first-child > span'],
    ['Name and size', 'a long name wraps', 'li:first-child p'],
    ['Progress', 'optional: while the file is sent', '[role=progressbar]'],
    ['Remove', 'named after the file', 'li:first-child > button'],
    ['Error of a file and retry', 'optional: why sending failed', 'li:last-child p > span'],
    ['Error', 'optional, of the field: refused files by name, or what to attach', 'p[id$="-error"] > span'],
    ['Hint', 'optional', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['DraggedOver', 'Previews', 'Refused', 'Sending', 'Failed', 'OtherKinds', 'OneFile', 'Optional', 'WithError', 'Disabled'],
  wideStates: ['Previews', 'Refused', 'Sending', 'Failed', 'OtherKinds'],
  narrow: {
    story: 'Previews',
    notes: [
      'A press on the button opens camera, gallery or files of the phone; dropping and pasting is for a mouse and a keyboard.',
      'Files stand below each other over the whole width; a long name wraps.',
      'Buttons have a target of 44 px for fingers.',
    ],
  },
  writing: [
    { rule: 'The label names what is attached, not the action.', good: 'Фотографии', bad: 'Загрузите файлы' },
    {
      rule: 'The hint says what the files are good for; the limits are written by the field.',
      good: 'Чек поможет быстрее сравнить цену',
      bad: 'Файлы не\u00a0должны быть слишком большими',
    },
    { rule: 'An error of a file says what happened and what helps.', good: 'Связь прервалась', bad: 'Ошибка 502' },
    { rule: 'An error of the field says what to attach.', good: 'Приложите хотя\u00a0бы одно фото', bad: 'Поле обязательно' },
  ],
  keyboard: [
    ['Tab', 'moves to the input, then to the buttons of each file'],
    ['Enter, Space', 'on the input: open the dialog of the system; on a button: press it'],
    ['Ctrl+V', 'attaches a picture or file from the clipboard, while the focus is in the field'],
  ],
  screenReader: [
    'The input is a button with the label and «Выбрать файлы»; limits, error and hint are its description.',
    'What was added or removed is announced politely: «Добавлено: IMG_2041.jpg».',
    'Refused files are announced by name with the reason, and the input is invalid.',
    'Each upload is a progress bar named «Отправляем IMG_2042.jpg»; buttons name their file: «Убрать: IMG_2041.jpg».',
    'After a removal the focus moves to the input. Your part: `describeFile`, if you know better than the name what a picture shows.',
  ],
  language: [
    'The number of files takes the plural form of the language: one file, 2 files, for Russian also 5 files.',
    'Sizes are formatted by the `language` of `LocaleProvider`: «2,5 МБ», 2.5 MB; a megabyte is 1024 × 1024 bytes.',
    'Kinds are the extensions of `accept` in capitals and the same everywhere: JPEG, PNG.',
    'Names of files stay as they are, in any script, and break anywhere. Longer texts wrap.',
  ],
  related: { Progress: 'any other upload', Gallery: 'pictures to look at', TextArea: 'the text beside the photos' },
};
