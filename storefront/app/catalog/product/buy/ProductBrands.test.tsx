/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProductBrands } from './ProductBrands.tsx';

test('the brands of a product are separated by a comma, and a brand links to its listing', () => {
  const { container } = render(
    <ProductBrands
      brands={[
        { slug: 'nordkvart', name: 'Nordkvart' },
        { slug: 'tihaya', name: 'Тихая' },
      ]}
    />,
  );
  expect(container.textContent).toBe('Nordkvart, Тихая');
  expect(screen.getByRole('link', { name: 'Тихая' }).getAttribute('href')).toBe('/catalog?brand=tihaya');
});
