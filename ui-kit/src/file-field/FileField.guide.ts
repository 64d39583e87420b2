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
      rule: 'One field takes all photos: they are chosen at once. A field for each has to be opened as many times.',
      good: 'OneFieldForAll',
      bad: 'FieldForEach',
    },
    {
      rule: 'Limits are properties, which the field states and checks. In a hint they contradict what it states.',
      good: 'OneFile',
      bad: 'LimitsInHint',
    },
  ],
  anatomy: [
    ['Label', 'above; visible unless `hideLabel`', 'label[id$="-label"]'],
    ['Button', 'the label of a native input; files can be dropped and pasted anywhere in the field', 'label:not([id])'],
    ['Limits', 'number, kinds and size, stated before choosing; by default five, JPEG or PNG, 10 MB each', 'p[id$="-limits"]'],
    ['Preview', 'a picture, or the extension of a file that is none', 'li:first-child > span'],
    ['Name and size', 'a long name wraps', 'li:first-child p'],
    ['Progress', 'optional: while the file is sent', '[role=progressbar]'],
    ['Remove', 'named after the file', 'li:first-child > button'],
    [
      'Error of a file and retry',
      'optional: why sending failed; the retry comes with `onRetry`, unless the same file would fail again (`permanent`)',
      'li:last-child p > span',
    ],
    ['Error', 'optional, of the field: files that were refused, by name, or what to attach', 'p[id$="-error"] > span'],
    ['Hint', 'optional', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Empty', 'DraggedOver', 'OneFile', 'Previews', 'Refused', 'Sending', 'Failed', 'OtherKinds', 'WithError', 'Disabled'],
  narrow: {
    story: 'Previews',
    notes: [
      'A press on the button opens camera, gallery or files of the phone; dropping is for a mouse, pasting for a keyboard, though the line of limits offers both.',
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
    { rule: 'An error of a file says what happened. The button below it says what to do.', good: 'Связь прервалась', bad: 'Ошибка 502' },
    { rule: 'An error of the field says what to attach.', good: 'Приложите хотя\u00a0бы одно фото', bad: 'Поле обязательно' },
  ],
  keyboard: [
    ['Tab', 'moves to the input, then to the buttons of each file'],
    ['Enter, Space', 'on the input: open the dialog of the system; on a button: press it'],
    ['Ctrl+V, on a Mac Command+V', 'attaches a picture or file from the clipboard, while the focus is in the field'],
  ],
  screenReader: [
    'The input is a button with the label and «Выбрать файлы»; limits, error and hint are its description.',
    'What was added or removed is announced politely: «Добавлено: IMG_2041.jpg».',
    'Refused files are announced by name with the reason, and the input is invalid.',
    'Each upload is a progress bar named «Отправляем IMG_2042.jpg»; its error is announced politely when it appears. Buttons name their file: «Убрать: IMG_2041.jpg».',
    'After a removal or another attempt the focus moves to the input.',
    'A file that is attached already is skipped without a word. A reset of the form clears all files.',
    'Your part: `describeFile`, which says what a picture shows; without it the name of the file is read.',
  ],
  language: [
    'The number of files takes the plural form of the language: «Один файл», «До\u00a05\u00a0файлов», «До\u00a021\u00a0файла».',
    'Sizes are formatted by the `language` of `LocaleProvider`: «2,5\u00a0МБ», 2.5 MB; a megabyte is 1024 × 1024 bytes.',
    'Kinds are those of `accept` in capitals, the same in every language: JPEG, PNG; only `image/*` is a word, «изображения». Other groups and long types read badly: write `.mp4` in place of `video/*`, and `.doc` in place of `application/msword`.',
    'Names of files stay as they are, in any script, and break anywhere. Longer texts wrap.',
  ],
  related: { Progress: 'any other upload', Gallery: 'pictures to look at', TextArea: 'the text beside the photos' },
};
