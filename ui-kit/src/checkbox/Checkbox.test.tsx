/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { Checkbox } from './index.ts';

afterEach(cleanup);

it('Checkbox is described by its error and by the element that its caller names', () => {
  render(
    <>
      <p id="note">Согласие можно отозвать</p>
      <Checkbox id="consent" label="Согласен" error="Без согласия заказ не оформить" aria-describedby="note" />
    </>,
  );
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe('consent-error note');
});
