import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Chip: 'li:first-child a', Reset: 'li:last-child a' },
  pressableStory: 'One',
  use: [
    'The filters of a listing, above it: each can be taken back, or all at once.',
    'An empty result: lets the visitor try without each of the filters.',
  ],
  avoid: [
    'Choosing filters: take FilterPanel.',
    'Suggestions and tags: take Chip.',
    'The order of a listing: take SortSelect.',
    'The category of the page: its heading and Breadcrumbs name it.',
  ],
  comparisons: [
    {
      rule: 'A chip names the value: «Цена» could be any price, and nobody knows what a press takes back.',
      good: 'Values',
      bad: 'NamesOnly',
    },
    {
      rule: 'Only what narrows the listing stands here. The order hides no product, so there is nothing to take back.',
      good: 'OnlyFilters',
      bad: 'WithOrder',
    },
  ],
  codeExamples: [
    {
      title: 'With a router',
      note: 'Chips and reset are links of LinkProvider, so that the listing changes without a reload. When the last filter is gone, the heading gets the focus, and a status says how many products there are.',
      language: 'tsx',
      code: `import { AppliedFilters } from '@meet/ui-kit/applied-filters';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const labels: Record<string, string> = { white: 'Белый', 41: 'Размер 41' };

export function ListingHead({ found }: { found: number }) {
  const [query] = useSearchParams();
  const filters = query.get('f')?.split(',').filter(Boolean) ?? [];
  const items = filters.map((filter) => ({
    label: labels[filter] ?? filter,
    href: \`/shoes?f=\${filters.filter((other) => other !== filter)}\`,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  const countBefore = useRef(0);
  useEffect(() => {
    if (countBefore.current > 0 && filters.length === 0) heading.current?.focus();
    countBefore.current = filters.length;
  }, [filters.length]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>Обувь</h1>
      <AppliedFilters items={items} resetHref="/shoes" />
      <p role="status">Товаров: {found}</p>
    </>
  );
}`,
    },
  ],
  anatomy: [
    ['List', 'chips and reset, 8 px apart', 'ul'],
    ['Chip', 'a link to the listing without this filter', 'li:first-child a'],
    ['Cross', 'says that a press removes; part of the link, not a target of its own', 'li:first-child svg'],
    ['Reset', 'a link to the listing without any filter, always last', 'li:last-child a'],
  ],
  anatomyStory: 'One',
  stateStories: ['Applied', 'One', 'LongLabel', 'Many'],
  statesInOwnRow: ['Many'],
  narrow: {
    story: 'Many',
    notes: [
      'Below 1024 px it is one line that scrolls under a finger up to the edge of the screen; from there on it wraps.',
      'Chips and reset are 36 px tall and take presses within 44 px.',
    ],
  },
  writing: [
    {
      rule: 'A bare number says nothing: add its property or its unit.',
      good: 'Размер\u00a041 · До\u00a015\u00a0000\u00a0₽',
      bad: '41 · 15000',
    },
    { rule: 'The words are those of the filter, three at most.', good: 'Быстрая доставка', bad: 'fast_delivery' },
    {
      rule: 'A range is one chip, with a dash.',
      good: '5\u00a0000–15\u00a0000\u00a0₽',
      bad: 'От\u00a05\u00a0000\u00a0₽ · До\u00a015\u00a0000\u00a0₽',
    },
  ],
  keyboard: [
    ['Tab', 'moves from chip to chip, then to «Сбросить все»; Shift+Tab goes back'],
    ['Enter', 'follows the link: removes the filter, or all of them'],
  ],
  screenReader: [
    'A list «Выбранные фильтры»; its number of items is one more than the filters, because the reset is one of them.',
    'A chip: «Убрать: Размер 41, ссылка»; the last link is «Сбросить все».',
    'Where a router changes the listing without a new page, the focus after a removal is on the next chip, or on the last one. After a page load it is at the top, as after any other.',
    'Your part: announce how many products are found, by `role="status"` of the listing. When the last filter is gone, or all were reset, the list is gone, too: move the focus to the heading of the listing.',
  ],
  language: [
    '«Выбранные фильтры», «Убрать» and «Сбросить все» come from the kit, the labels from you.',
    'Prices in labels are texts that you format for the language: «До 15 000 ₽», «Up to €150».',
    'A longer label makes its chip wider, up to the whole line; then it wraps inside the chip.',
  ],
  related: {
    FilterPanel: 'chooses the filters that stand here',
    Chip: 'one of them, also for suggestions',
    SortSelect: 'orders the listing and hides nothing',
    EmptyState: 'when nothing is found',
  },
};
