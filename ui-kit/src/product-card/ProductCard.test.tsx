/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { fullProduct } from './example-products.ts';
import { ProductCard } from './index.ts';

afterEach(cleanup);

/** Moves a pointer over the card. jsdom has no pointer events. */
const pointAt = (card: HTMLElement, pointerType: string) =>
  fireEvent(card.querySelector('a') as HTMLElement, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

const readPictureKeys = (card: HTMLElement) => [...card.querySelectorAll('img')].map((picture) => /slope-\w+/.exec(picture.src)?.[0]);

test('a product card loads the second picture when the mouse enters the card', () => {
  const { container } = render(<ProductCard {...fullProduct} />);
  expect(readPictureKeys(container)).toEqual(['slope-white']);
  pointAt(container, 'mouse');
  expect(readPictureKeys(container)).toEqual(['slope-white', 'slope-pair']);
});

test('a product card does not load the second picture on touch', () => {
  const { container } = render(<ProductCard {...fullProduct} />);
  pointAt(container, 'touch');
  expect(readPictureKeys(container)).toEqual(['slope-white']);
});
