/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BonusSlider } from '../bonus-slider/index.ts';
import { ChoiceCards } from '../choice-card/index.ts';
import { DateField } from '../date-field/index.ts';
import { type FilterGroup, FilterPanel } from '../filter-panel/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SizePicker } from '../size-picker/index.ts';
import { SortSelect } from '../sort-select/index.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Renders on the server, lets a shopper use the markup, and hydrates it. */
function hydrateAfter(element: ReactElement, actAsShopper: () => void) {
  document.body.innerHTML = renderToString(element);
  actAsShopper();
  act(() => {
    root = hydrateRoot(document.body, element);
  });
}

const speeds = [
  { value: 'fast', label: 'Быстро' },
  { value: 'slow', label: 'Медленно' },
];

test.each([
  ['a button that was pressed', true],
  ['nothing if no button was pressed', false],
])('a radio group reports %s before hydration', (_what, isPressed) => {
  const onChange = jest.fn();
  hydrateAfter(<RadioGroup label="Доставка" name="speed" value="fast" options={speeds} onValueChange={onChange} />, () => {
    if (isPressed) screen.getByRole('radio', { name: 'Медленно' }).click();
  });
  expect(onChange.mock.calls).toEqual(isPressed ? [['slow']] : []);
});

test.each([
  ['a sort order that was selected', true],
  ['nothing if no sort order was selected', false],
])('the sort menu reports %s before hydration', (_what, isSelected) => {
  const onChange = jest.fn();
  hydrateAfter(<SortSelect value="NEW_FIRST" onValueChange={onChange} />, () => {
    if (isSelected) screen.getByRole<HTMLSelectElement>('combobox').value = 'CHEAP_FIRST';
  });
  expect(onChange.mock.calls).toEqual(isSelected ? [['CHEAP_FIRST']] : []);
});

test.each([
  ['a size that was pressed', true],
  ['nothing if no size was pressed', false],
])('the size picker reports %s before hydration', (_what, isPressed) => {
  const onChange = jest.fn();
  const sizes = ['40', '41'].map((name) => ({ value: name, name }));
  hydrateAfter(<SizePicker sizes={sizes} value="" onValueChange={onChange} />, () => {
    if (isPressed) screen.getByRole('radio', { name: '41' }).click();
  });
  expect(onChange.mock.calls).toEqual(isPressed ? [['41']] : []);
});

test.each([
  ['a card that was pressed', true],
  ['nothing if no card was pressed', false],
])('a set of choice cards reports %s before hydration', (_what, isPressed) => {
  const onChange = jest.fn();
  hydrateAfter(<ChoiceCards label="Доставка" name="speed" value="fast" options={speeds} onValueChange={onChange} />, () => {
    if (isPressed) screen.getByRole('radio', { name: 'Медленно' }).click();
  });
  expect(onChange.mock.calls).toEqual(isPressed ? [['slow']] : []);
});

test('the promo field applies a promo code that was typed before hydration', () => {
  const handler = jest.fn();
  hydrateAfter(<PromoField onApply={handler} />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'ОСЕНЬ10';
  });
  act(() => screen.getByRole('button', { name: 'Применить' }).click());
  expect(handler.mock.calls).toEqual([['ОСЕНЬ10']]);
});

test('the bonus slider confirms a number of bonuses that was typed before hydration', () => {
  const handler = jest.fn();
  hydrateAfter(<BonusSlider available={1860} onConfirm={handler} />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = '300';
  });
  act(() => screen.getByRole('button', { name: /^Списать 300/ }).click());
  expect(handler.mock.calls).toEqual([[300]]);
});

test('the phone field masks a telephone number that was typed before hydration', () => {
  const onChange = jest.fn();
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  hydrateAfter(<PhoneField label="Телефон" onValueChange={onChange} />, () => {
    field().value = '89161234567';
  });
  expect(field().value).toBe('+7 916 123-45-67');
  expect(onChange.mock.calls).toEqual([['+7 916 123-45-67']]);
});

test.each([
  ['a number that was typed', '2500', 2500],
  ['its minimum if a lower number was typed', '-1', 0],
  ['null if its text was erased', '', null],
])('a number field reports %s before hydration', (_what, typed, value) => {
  const onChange = jest.fn();
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  hydrateAfter(<NumberField label="Цена" name="price" defaultValue={1200} min={0} onValueChange={onChange} />, () => {
    field().value = typed;
  });
  expect(onChange.mock.calls).toEqual([[value]]);
  expect(field().value).toBe(value === null ? '' : value.toLocaleString('ru-RU'));
});

test.each([
  ['a day that was chosen', true],
  ['nothing if no day was chosen', false],
])('a date field reports %s before hydration', (_what, isChosen) => {
  const onChange = jest.fn();
  hydrateAfter(<DateField label="День" value="2026-11-27" onValueChange={onChange} />, () => {
    if (isChosen) screen.getByLabelText<HTMLInputElement>('День').value = '2026-11-28';
  });
  expect(onChange.mock.calls).toEqual(isChosen ? [['2026-11-28']] : []);
});

const groups: FilterGroup[] = [
  { kind: 'sizes', title: 'Размер', name: 'size', open: true, options: ['s', 'm'].map((value) => ({ value, label: value, count: 1 })) },
  { kind: 'range', title: 'Цена', names: ['priceFrom', 'priceTo'], min: 0, max: 9000, open: true },
];

function changeBox() {
  screen.getByRole('checkbox', { name: /^m/ }).click();
}

function changePrices() {
  const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (from) from.value = '1000';
  if (to) to.value = '5000';
}

test.each([
  ['nothing if no filter was changed', [], undefined],
  ['a filter that was ticked', [changeBox], [['size', 'm']]],
  [
    'a filter that was ticked and both prices that were typed',
    [changeBox, changePrices],
    [
      ['size', 'm'],
      ['priceFrom', '1000'],
      ['priceTo', '5000'],
    ],
  ],
] as const)('the filter panel reports %s before hydration', (_what, changes, expected) => {
  const handler = jest.fn<(data: FormData) => void>();
  hydrateAfter(<FilterPanel groups={groups} total={2} action="/" onFilter={handler} />, () => {
    for (const change of changes) change();
  });
  const reportedData = handler.mock.lastCall?.[0];
  expect(reportedData && [...reportedData].toSorted()).toEqual(expected && [...expected].toSorted());
});
