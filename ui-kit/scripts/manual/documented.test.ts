import { join } from 'node:path';
import { listUndescribed, listWithoutStory, readComponents } from './documented.ts';

const source = join(import.meta.dirname, '../../src');

describe('the kit', () => {
  const components = readComponents(source);

  test('is parsed with its components and their props', () => {
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'ProductCard', 'LinkProvider']));
    const button = components.find(({ name }) => name === 'Button');
    expect(button?.props.map(({ name }) => name)).toEqual(expect.arrayContaining(['loading', 'variant']));
  });

  test('describes every component and every prop', () => {
    expect(listUndescribed(components)).toEqual([]);
  });

  test('shows every component in a story', () => {
    expect(listWithoutStory(components, source)).toEqual([]);
  });
});
