import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Photos or documents that a shopper attaches: to a review, a return, a request.'],
  avoid: [
    'Showing pictures of a product: take Gallery.',
    'One picture of a person: take Avatar to show it, FileField with `maxCount` 1 to choose it.',
  ],
  anatomy: [
    ['Target', 'a native input that also takes dropped and pasted files', 'label'],
    ['Limits', 'kinds, size and number, stated before choosing', 'p'],
    ['Files', 'preview, name, state of upload, remove and retry'],
  ],
  states: ['Previews', 'Refused', 'Sending', 'Failed', 'OtherKinds', 'WithError', 'Disabled'],
  narrow: {
    story: 'Previews',
    notes: [
      'A press on the target opens the camera or the gallery of the phone; dropping is for a mouse.',
      'Files stand below each other over the whole width.',
    ],
  },
  writing: [
    {
      rule: 'State the limits before, in figures.',
      good: 'До пяти фото, JPEG или PNG, каждое до 10 МБ',
      bad: 'Файлы не должны быть слишком большими',
    },
    { rule: 'A refused file is named with its reason.', good: 'scan.tiff: подойдут JPEG, PNG и WebP', bad: 'Файл не загружен' },
  ],
  keyboard: [
    ['Tab', 'moves to the input, then to the buttons of each file'],
    ['Enter, Space', 'opens the dialog of the system'],
    ['Ctrl+V', 'attaches a picture from the clipboard'],
  ],
  screenReader: [
    'The limits are the description of the input.',
    'Each upload is a progress bar; results are announced politely.',
    'Buttons name their file: «Убрать: photo.jpg».',
  ],
  related: { Progress: 'any other upload', Gallery: 'pictures to look at' },
};
