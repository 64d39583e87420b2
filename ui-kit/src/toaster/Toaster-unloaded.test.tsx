/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

afterEach(cleanup);

test('the toaster loads its script again with the next toast if loading the script failed', async () => {
  const loadModule = jest.fn(() => ({ SonnerToasts: () => <p>Показано</p> }));
  loadModule.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  jest.unstable_mockModule('./SonnerToasts.tsx', loadModule);
  const { Toaster, toast } = await import('./index.ts');
  render(<Toaster />);
  await act(async () => void toast('Первое'));
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Показано')).toBeNull();
  await act(async () => void toast('Второе'));
  await screen.findByText('Показано');
});
