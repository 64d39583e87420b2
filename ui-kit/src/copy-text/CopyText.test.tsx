/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyText } from './index.ts';

const fakeClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('CopyText copies the text on one press, confirms that, and offers to copy it again 10 s later', async () => {
  const copied: string[] = [];
  fakeClipboard(async (text) => void copied.push(text));
  render(<CopyText text="1048213077" label="трек-номер" />);
  await press();
  expect(copied).toEqual(['1048213077']);
  expect(screen.getByRole('status').textContent).toBe('Скопировано');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Скопировать трек-номер' })).toBeTruthy();
});

test('CopyText selects the text if the browser refuses to copy it', async () => {
  fakeClipboard(() => Promise.reject(new Error('refused')));
  render(<CopyText text="1048213077" label="трек-номер" />);
  await press();
  expect(String(getSelection())).toBe('1048213077');
  expect(screen.getByRole('status').textContent).toBe('Выделено, скопируйте сами');
});

test('CopyText shows the text without JavaScript', () => {
  document.body.innerHTML = renderToString(<CopyText text="1048213077" label="трек-номер" />);
  expect(screen.getByText('1048213077')).toBeTruthy();
  document.body.innerHTML = '';
});
