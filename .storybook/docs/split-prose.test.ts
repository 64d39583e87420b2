import { splitProse } from './split-prose.ts';

const listComponents = (text: string) =>
  splitProse(text, ['Button', 'ConfirmDialog', 'Link', 'Text']).flatMap(({ content, isComponent }) => (isComponent ? content : []));

test('splitProse finds the names of components in a text, between backticks too', () => {
  expect(listComponents('One or two actions: show them as Button or Link.')).toEqual(['Button', 'Link']);
  expect(listComponents('ConfirmDialog asks first. Take `Button` (or Link).')).toEqual(['ConfirmDialog', 'Button', 'Link']);
});

test('splitProse does not take an ordinary word at the beginning of a sentence, or a part of a longer name, for a component', () => {
  expect(listComponents('Text and icons. Link the page. `Text.size`, ButtonProps')).toEqual([]);
});

test('the parts that splitProse returns add up to the whole text', () => {
  const text = 'A long `label` of Button wraps; a Link does not.';
  const parts = splitProse(text, ['Button', 'Link']);
  expect(parts.map(({ content, isCode }) => (isCode ? `\`${content}\`` : content)).join('')).toBe(text);
});
