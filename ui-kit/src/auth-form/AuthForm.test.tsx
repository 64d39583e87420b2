/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AuthForm } from './index.ts';

afterEach(cleanup);

test('the button that sends another sign-in code stays focusable but sends nothing while a code is being sent', () => {
  const resend = jest.fn();
  const form = <AuthForm step="code" sentTo="anna@example.ru" onResend={resend} />;
  const { rerender } = render(form);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить ещё раз' });
  button.focus();
  rerender(<AuthForm {...form.props} loading />);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(resend).not.toHaveBeenCalled();
  rerender(form);
  fireEvent.click(button);
  expect(resend).toHaveBeenCalledTimes(1);
});
