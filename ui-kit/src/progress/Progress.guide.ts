import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A known share of something that takes longer than two seconds: an upload.',
    'The same without a known share: leave `value` out.',
    'The distance to a goal, such as the sum from which delivery is free.',
  ],
  avoid: [
    'Waiting for less than two seconds: take the `loading` of a Button.',
    'A place that will be filled: take Skeleton.',
    'The outcome of a payment that the bank decides: take ResultPanel with `waiting`.',
    'The way to the next level: take LoyaltyLevels.',
    'Steps: take Stepper.',
    'A value that the shopper sets: take Slider.',
  ],
  comparisons: [
    {
      rule: 'Count in what people count: pictures, pairs, roubles. Per cent of several pictures leave them to be computed.',
      good: 'InPictures',
      bad: 'InFractions',
    },
    {
      rule: 'Without a known share leave `value` out. An invented one stops before the end and looks broken.',
      good: 'Unknown',
      bad: 'InventedShare',
    },
  ],
  codeExamples: [
    {
      title: 'With an upload',
      note: 'The bar goes when the work ends. A toast says how it ended, and after a failure what to do.',
      language: 'tsx',
      code: `import { Button } from '@meet/ui-kit/button';
import { Progress } from '@meet/ui-kit/progress';
import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';

export function PhotoUpload({ photos }: { photos: File[] }) {
  const [sent, setSent] = useState<number>();
  const upload = async () => {
    try {
      for (const [index, photo] of photos.entries()) {
        setSent(index);
        const response = await fetch('/reviews/12/photos', { method: 'POST', body: photo });
        if (!response.ok) throw new Error(response.statusText);
      }
      toast.success('Фотографии загружены');
    } catch {
      toast.error('Не загружено: пропала связь. Повторите');
    }
    setSent(undefined);
  };
  const valueText = \`\${sent} из \${photos.length}\`;
  return (
    <>
      <Button loading={sent !== undefined} onClick={upload}>Загрузить</Button>
      {sent !== undefined && (
        <Progress label="Загружаем фотографии" value={sent} max={photos.length} valueText={valueText} />
      )}
    </>
  );
}`,
    },
  ],
  anatomy: [
    ['Label', 'what goes on, 14 px', 'span'],
    ['Value', 'per cent, or `valueText`; none without `value` and `valueText`', 'span + span'],
    [
      'Bar',
      '2 px tall, 8 px below the text, filled as far as the share goes; without a value a part of it runs through',
      '[aria-hidden] + div',
    ],
  ],
  states: ['Percent', 'Counted', 'Goal', 'Unknown', 'BarBelowText', 'LongText', 'Ends'],
  narrow: {
    story: 'LongText',
    notes: [
      'It takes the width of its place; a long label wraps, and the value stays in one line at the end, unless it needs more than 60\u00a0% of the width.',
      'With reduced motion the bar of an unknown share is whole and pale.',
    ],
  },
  writing: [
    { rule: 'The label of something that goes on says what it is, in the present tense.', good: 'Загружаем фотографии', bad: 'Прогресс' },
    { rule: 'A goal says what is missing.', good: 'До бесплатной доставки 1\u00a0200\u00a0₽', bad: 'Доставка: 76\u00a0%' },
    { rule: 'The value is a number, and repeats no word of the label.', good: '2 из 5', bad: 'Загружено 2 фотографии из 5' },
    { rule: 'It promises no time, which nobody knows.', good: 'Оформляем заказ', bad: 'Осталось 10 секунд' },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    '«Загружаем фотографии, индикатор выполнения, 40\u00a0%», or the words of `valueText`.',
    'Without `value` it has no number: screen readers say the label and that something is in progress, each in its own way.',
    'A change of the value is not spoken by itself: a reader hears it on reaching the bar. NVDA may beep.',
    'Your part: `role="meter"` for a goal, of which nothing is running.',
    'Your part: announce the end, by Toaster or by a status that is on the page. When it fails, take the bar away, and say in its place what to do.',
  ],
  language: [
    'Per cent follow the language: «40\u00a0%» with a no-break space, «40%» in English.',
    'Label and `valueText` come from you, with the plural of their nouns.',
  ],
  related: {
    Skeleton: 'holds the place of content that loads',
    Button: 'its `loading` says that an action runs',
    Stepper: 'steps that have names',
    LoyaltyLevels: 'the way to the next level',
    LoadMore: 'has one for a listing',
    Slider: 'looks alike, and the shopper moves it',
  },
};
