import type { InputType, StrictArgTypes } from 'storybook/internal/types';
import { clarifyArgTypes } from './arg-types.ts';
import { fillDefaults, listControls } from './controls.ts';

const argTypes: StrictArgTypes = {
  id: { name: 'id', control: { type: 'text' } },
  onClick: { name: 'onClick', control: { disable: true } },
  size: { name: 'size', control: { type: 'radio' }, options: ['large', 'small', 'medium'] },
  wide: { name: 'wide', control: { type: 'boolean' } },
  label: { name: 'label', control: { type: 'text' } },
  title: { name: 'title', control: { type: 'text' } },
  count: { name: 'count', control: { type: 'number' } },
};
const optionOrders = { size: ['"small"', '"medium"', '"large"'] };
const controls = listControls(argTypes, { optionOrders });

test('a control lists its options in the order of their declaration, and HTML attributes and event handlers have no control', () => {
  expect(Object.keys(controls)).toEqual(['size', 'wide', 'label', 'title', 'count']);
  expect(controls.size?.options).toEqual(['small', 'medium', 'large']);
});

test('a control shows the default of its property until the reader chooses a value', () => {
  const defaults = { size: "'medium'", wide: 'true', title: "'В\\u00a0корзину'", count: '5' };
  expect(fillDefaults(controls, {}, { defaults })).toEqual({ size: 'medium', wide: true, label: '', title: 'В\u00a0корзину', count: 5 });
  expect(fillDefaults(controls, { size: 'large', wide: false }, { defaults })).toMatchObject({ size: 'large', wide: false });
});

test('a nullable string or number has a text or number control, an array an object control, and an EmotionCache none', () => {
  const types = { code: 'string | null', saving: 'number | null', cache: 'EmotionCache', items: 'readonly Item[]' };
  const objectControls = Object.entries(types).map(([name, summary]): [string, InputType] => [
    name,
    { name, type: { name: 'other', value: summary }, table: { type: { summary } }, control: { type: 'object' } },
  ]);
  const context = { argTypes: Object.fromEntries(objectControls), initialArgs: { code: null, items: [] } };
  const clarified = clarifyArgTypes(context as unknown as Parameters<typeof clarifyArgTypes>[0]);
  expect(Object.entries(clarified).map(([name, { control }]) => [name, control])).toEqual([
    ['code', { type: 'text' }],
    ['saving', { type: 'number' }],
    ['cache', false],
    ['items', { type: 'object' }],
  ]);
});
