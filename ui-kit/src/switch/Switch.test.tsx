/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { Switch } from './index.ts';

afterEach(cleanup);

it('Switch is described by its error and by the element that its caller names', () => {
  render(
    <>
      <p id="note">Раз в неделю</p>
      <Switch id="letters" label="Письма" error="Не сохранилось" aria-describedby="note" />
    </>,
  );
  expect(screen.getByRole('switch').getAttribute('aria-describedby')).toBe('letters-error note');
});
