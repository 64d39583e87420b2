/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PromoField, type PromoFieldProps } from './index.ts';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' });

/** Edits the field as a browser does: the value first, then the event. React overrides the setter of the element, not of its prototype. */
function edit(value: string, event: InputEventInit) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
  fireEvent(field(), new InputEvent('input', { bubbles: true, ...event }));
}

it.each(['success', 'error'] as const)('clears a checked code when it is edited (%s)', (state) => {
  const handler = jest.fn();
  render(<PromoField state={state} code="ОСЕНЬ10" onClear={handler} />);
  edit('ОСЕНЬ1', { inputType: 'deleteContentBackward' });
  expect(field().value).toBe('');
  expect(handler).toHaveBeenCalledTimes(1);
  expect(field().getAttribute('aria-describedby')).toBeNull();
  expect(screen.getByRole('button', { name: 'Применить' })).toBeTruthy();
});

it('keeps only the characters typed after a code was checked', () => {
  render(<PromoField state="error" code="ОСЕНЬ99" />);
  edit('ОСЕНЬ99З', { inputType: 'insertText', data: 'З' });
  expect(field().value).toBe('З');
  edit('ЗИ', { inputType: 'insertText', data: 'И' });
  expect(field().value).toBe('ЗИ');
});

it('replaces a checked code with a pasted one', () => {
  const handler = jest.fn();
  render(<PromoField state="success" code="ОСЕНЬ10" onClear={handler} />);
  fireEvent.paste(field(), { clipboardData: { getData: () => ' ЗИМА5 ' } });
  expect(field().value).toBe('ЗИМА5');
  expect(handler).toHaveBeenCalledTimes(1);
});

it('keeps the input while the caller clears the old code, and empties the field when the caller removes the current one', () => {
  const { rerender } = render(<PromoField state="success" code="ОСЕНЬ10" />);
  fireEvent.paste(field(), { clipboardData: { getData: () => 'ЗИМА5' } });
  rerender(<PromoField state="checking" code="ОСЕНЬ10" />);
  rerender(<PromoField state="idle" code={null} />);
  expect(field().value).toBe('ЗИМА5');
  rerender(<PromoField state="success" code="ЗИМА5" />);
  rerender(<PromoField state="idle" code={null} />);
  expect(field().value).toBe('');
});

it('displays a code that was applied in another form', () => {
  const { rerender } = render(<PromoField />);
  fireEvent.change(field(), { target: { value: 'осень 10' } });
  rerender(<PromoField state="success" code="ОСЕНЬ10" />);
  expect(field().value).toBe('ОСЕНЬ10');
});

it('shows the same error again after another attempt', () => {
  const renderField = (state: PromoFieldProps['state']) => <PromoField state={state} code="НЕТ" onApply={() => undefined} />;
  const { rerender } = render(renderField('error'));
  fireEvent.paste(field(), { clipboardData: { getData: () => 'НЕТ' } });
  expect(screen.queryByText(/не\sнайден/)).toBeNull();
  rerender(renderField('checking'));
  rerender(renderField('error'));
  expect(screen.getByText(/не\sнайден/)).toBeTruthy();
});

it('shows an error when submitted empty, until a character is typed', () => {
  const handler = jest.fn();
  render(<PromoField onApply={handler} />);
  fireEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('Введите промокод')).toBeTruthy();
  expect(handler).not.toHaveBeenCalled();
  edit('З', { inputType: 'insertText', data: 'З' });
  expect(screen.queryByText('Введите промокод')).toBeNull();
});

describe('within another form', () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  const whole = (props: PromoFieldProps) => (
    <>
      <form id="order" ref={(form) => form?.addEventListener('submit', submitted)}>
        <input name="city" defaultValue="Казань" />
      </form>
      <PromoField form="order" name="typed" {...props} />
    </>
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Применить' });
  beforeEach(() => submitted.mockClear());

  it('applies the code by its button and by Enter, and submits nothing', () => {
    const handler = jest.fn();
    render(whole({ onApply: handler }));
    fireEvent.change(field(), { target: { value: 'ЗИМА5' } });
    fireEvent.click(button());
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(handler.mock.calls).toEqual([['ЗИМА5'], ['ЗИМА5']]);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('passes other attributes to its element', () => {
    render(whole({ className: 'promo', 'aria-label': 'Скидки' }));
    expect(screen.getByLabelText('Скидки').className).toMatch(/\bpromo\b/);
    expect(screen.getByLabelText('Скидки').contains(field())).toBe(true);
  });

  it('is submitted with that form if it has no handler', () => {
    render(whole({}));
    fireEvent.change(field(), { target: { value: 'ЗИМА5' } });
    fireEvent.click(button());
    expect(submitted).toHaveBeenCalledTimes(1);
    const sent = new FormData(field().form as HTMLFormElement, button());
    expect(Object.fromEntries(sent)).toEqual({ city: 'Казань', typed: 'ЗИМА5', intent: 'apply' });
  });
});
