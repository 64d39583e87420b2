/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Toaster, toast } from './index.ts';

afterEach(() => {
  toast.dismiss();
  cleanup();
});

function showToast(text: string): string {
  let id = '';
  act(() => {
    id = toast(text);
  });
  return id;
}

test('the toaster does not show the toasts of the previous page beside the first one of the next', async () => {
  const page = render(<Toaster />);
  showToast('Прежнее');
  await screen.findByText('Прежнее');
  page.unmount();
  render(<Toaster />);
  showToast('Новое');
  await screen.findByText('Новое');
  expect(screen.queryByText('Прежнее')).toBeNull();
});

test('the toaster does not show a toast that was dismissed before the toaster was rendered', async () => {
  const earlyId = showToast('Раннее');
  showToast('Позднее');
  toast.dismiss(earlyId);
  render(<Toaster />);
  await screen.findByText('Позднее');
  expect(screen.queryByText('Раннее')).toBeNull();
});

test('dismissing all toasts removes the displayed ones, but not a later toast', async () => {
  render(<Toaster />);
  showToast('Первое');
  await screen.findByText('Первое');
  toast.dismiss();
  showToast('Второе');
  await screen.findByText('Второе');
  await waitFor(() => expect(screen.queryByText('Первое')).toBeNull());
  expect(screen.queryByText('Второе')).not.toBeNull();
});

test('a toast returns the focus before its action runs, because the action may open a dialog that restores the focus', async () => {
  render(
    <>
      <button type="button">В корзину</button>
      <input aria-label="В корзине" />
      <Toaster />
    </>,
  );
  const focusedBefore = screen.getByRole('button', { name: 'В корзину' });
  const openedField = screen.getByRole('textbox', { name: 'В корзине' });
  const focusAtAction: (Element | null)[] = [];
  act(() => {
    const onClick = () => {
      focusAtAction.push(document.activeElement);
      openedField.focus();
    };
    toast('Добавлено', { action: { label: 'Открыть', onClick } });
  });
  const action = await screen.findByRole('button', { name: 'Открыть' });
  act(() => focusedBefore.focus());
  act(() => action.focus());
  act(() => action.click());
  expect(focusAtAction).toEqual([focusedBefore]);
  expect(document.activeElement).toBe(openedField);
});
