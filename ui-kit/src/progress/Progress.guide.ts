import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A task of more than two seconds whose share is known: an upload.',
    'A task without a known share: leave `value` out.',
    'The distance to a goal, such as the sum from which delivery is free.',
  ],
  avoid: [
    'Waiting for less than two seconds: take the `loading` of a Button.',
    'A place for content that is loading: take Skeleton.',
    'The outcome of a payment that the bank decides: take ResultPanel with `waiting`.',
    'The way to the next level: take LoyaltyLevels.',
    'Steps: take Stepper.',
    'A value that the shopper can set: take Slider.',
  ],
  comparisons: [
    {
      rule: 'Use the unit in which people count: pictures, pairs, roubles. A percentage of several pictures makes them calculate.',
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
      note: 'The bar disappears when the work ends. A toast says how it ended, and after a failure what to do.',
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
    ['Label', 'what is going on, 14 px', 'span'],
    ['Value', 'a percentage, or `valueText`; hidden without both', 'span + span'],
    ['Bar', '2 px tall, 8 px below the text, filled by its share; without a value a part of it moves along', '[aria-hidden] + div'],
  ],
  stateStories: ['Percent', 'Counted', 'Goal', 'Unknown', 'BarBelowText', 'LongText', 'Ends'],
  narrow: {
    story: 'LongText',
    notes: [
      'It is as wide as its parent. A long label wraps; the value stays in one line at the end, unless it needs more than 60\u00a0% of the width.',
      'With reduced motion the bar of an unknown share is full and pale.',
    ],
  },
  writing: [
    { rule: 'The label says what is going on, in the present tense.', good: 'Загружаем фотографии', bad: 'Прогресс' },
    { rule: 'A goal says what is missing.', good: 'До бесплатной доставки 1\u00a0200\u00a0₽', bad: 'Доставка: 76\u00a0%' },
    { rule: 'The value is a number, and repeats no word of the label.', good: '2 из 5', bad: 'Загружено 2 фотографии из 5' },
    { rule: 'Do not promise a time that nobody knows.', good: 'Оформляем заказ', bad: 'Осталось 10 секунд' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Role `progressbar`, named by the label, with the percentage or `valueText` as its value. A reader may say «Загружаем фотографии, индикатор выполнения, 40\u00a0%».',
    'Without `value` it has no number.',
    'It is not a live region, so a change of the value is not announced. Some readers signal it in their own way.',
    'Your part: `role="meter"` for a goal, because nothing is in progress.',
    'Your part: announce the end, by Toaster or in a status of the page. After a failure replace the bar with what to do.',
  ],
  language: [
    'The percentage follows the language: «40\u00a0%» with a no-break space, «40%» in English.',
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
