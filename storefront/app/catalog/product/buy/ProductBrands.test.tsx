/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProductBrands } from './ProductBrands.tsx';

test('two brands of a product are separated, and each leads to its page', () => {
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
