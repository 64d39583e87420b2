/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BonusHistory } from './BonusHistory.tsx';

/** Creates cashback entries with consecutive ids, the highest first. */
const createEntries = (highestId: number, lowestId: number) =>
  Array.from({ length: highestId - lowestId + 1 }, (_, index) => ({
    id: String(highestId - index),
    createdAt: '2026-11-20T08:00:00.000Z',
    amount: 100,
    order: null,
    entries: [{ id: `${highestId - index}-0`, kind: 'ACCRUE' as const, amount: 100 }],
  }));
const createPage = (highestId: number, lowestId: number) => ({
  items: createEntries(highestId, lowestId),
  pagination: { totalItems: 23 },
});

const responses: object[] = [];
const { fetch } = globalThis;
beforeAll(() => {
  globalThis.fetch = async () => ({ status: 200, text: async () => JSON.stringify(responses.shift()) }) as Response;
});
afterAll(() => {
  globalThis.fetch = fetch;
});

const getRows = () => screen.getAllByRole('row', { name: /Кешбэк/ });
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('the bonus history loads more in place, keeps entries when loading fails, and has no link to more after the last page', async () => {
  render(<BonusHistory firstPage={createPage(23, 14)} />);
  expect(getRows()).toHaveLength(10);
  expect(screen.getByRole('status').textContent).toMatch(/^Показано 10 из\s23$/);

  responses.push({ errors: [{ message: 'Не вышло', extensions: { code: 'INTERNAL' } }] });
  press('Показать ещё 10');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/История не\sзагрузилась/));
  expect(getRows()).toHaveLength(10);

  responses.push({ data: { bonusHistory: createPage(13, 4) } });
  screen.getByRole('link', { name: 'Повторить' }).focus();
  press('Повторить');
  await waitFor(() => expect(getRows()).toHaveLength(20));
  expect(getRows()[10]?.contains(document.activeElement)).toBe(true);

  responses.push({ data: { bonusHistory: createPage(3, 1) } });
  press('Показать ещё 3');
  await waitFor(() => expect(getRows()).toHaveLength(23));
  expect(screen.getByRole('status').textContent).toMatch(/^Показано всё: 23\sзаписи$/);
  expect(screen.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
});
