/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { Switch } from './index.ts';

afterEach(cleanup);

it('keeps its error as its description beside one of the caller', () => {
  render(
    <>
      <p id="note">Раз в неделю</p>
      <Switch id="letters" label="Письма" error="Не сохранилось" aria-describedby="note" />
    </>,
  );
  expect(screen.getByRole('switch').getAttribute('aria-describedby')).toBe('letters-error note');
});
