/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BonusSlider } from './index.ts';

afterEach(cleanup);

const readValueText = () => screen.getByRole('slider').getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');

test('the slider keeps the chosen share each time the number of available bonuses changes', () => {
  const { rerender } = render(<BonusSlider available={1000} value={500} />);
  rerender(<BonusSlider available={500} value={500} />);
  expect(readValueText()).toBe('250 бонусов из 500');
  rerender(<BonusSlider available={2000} value={500} />);
  expect(readValueText()).toBe('1 000 бонусов из 2 000');
});

test('the slider replaces its choice when another number of bonuses has been confirmed elsewhere', () => {
  const { rerender } = render(<BonusSlider available={1000} value={500} />);
  rerender(<BonusSlider available={1000} value={0} />);
  expect(readValueText()).toBe('250 бонусов из 1 000');
  rerender(<BonusSlider available={1000} value={81} />);
  expect(readValueText()).toBe('81 бонус из 1 000');
});

test('the slider does not call onConfirm while it is loading', () => {
  const confirm = jest.fn();
  const slider = (loading: boolean) => <BonusSlider available={1000} onConfirm={confirm} loading={loading} />;
  const { rerender } = render(slider(true));
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
  fireEvent.click(screen.getByRole('button', { name: /^Не\sсписывать$/ }));
  expect(confirm).not.toHaveBeenCalled();
  rerender(slider(false));
  fireEvent.click(screen.getByRole('button', { name: /^Списать 250/ }));
  expect(confirm.mock.calls).toEqual([[250]]);
});

test('the slider lets a screen reader read the chosen number of bonuses before the caption', () => {
  render(<BonusSlider available={1000} value={500} />);
  const figure = screen.getByText('500');
  expect(figure.closest('[aria-hidden]')).toBeNull();
  expect(figure.nextElementSibling?.textContent).toMatch(/^из\s1\s000/);
});
