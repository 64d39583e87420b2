import type { StrictArgTypes } from 'storybook/internal/types';
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

test('controls have the values in the order of their type, and none is for attributes or handlers', () => {
  expect(Object.keys(controls)).toEqual(['size', 'wide', 'label', 'title', 'count']);
  expect(controls.size?.options).toEqual(['small', 'medium', 'large']);
});

test('a control has the default of its property until its reader chooses a value', () => {
  const defaults = { size: "'medium'", wide: 'true', title: "'В\\u00a0корзину'", count: '5' };
  expect(fillDefaults(controls, {}, { defaults })).toEqual({ size: 'medium', wide: true, label: '', title: 'В\u00a0корзину', count: 5 });
  expect(fillDefaults(controls, { size: 'large', wide: false }, { defaults })).toMatchObject({ size: 'large', wide: false });
});
