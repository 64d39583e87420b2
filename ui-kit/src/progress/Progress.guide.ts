import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A known share of something that takes longer than two seconds: an upload.', 'A distance to a goal, such as the next level.'],
  avoid: [
    'Waiting without a share for less than two seconds: take the `loading` of a Button.',
    'A place that will be filled: take Skeleton.',
    'Steps: take Stepper.',
  ],
  anatomy: [
    ['Label', 'what goes on'],
    ['Value', 'per cent or counted'],
    ['Bar', 'thin; moves on without a value if it is unknown'],
  ],
  states: ['Counted', 'Unknown', 'Ends', 'BarOnly'],
  writing: [{ rule: 'Count in what people understand.', good: 'Загружено 3 из 5 фото', bad: '57,4 %' }],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: ['«Индикатор выполнения», label and value in words.'],
  related: { Skeleton: 'holds a place', Stepper: 'named steps' },
};
