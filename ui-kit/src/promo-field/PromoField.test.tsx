/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PromoField, type PromoFieldProps } from './index.ts';

afterEach(cleanup);

const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' });

/** Edits the field as a browser does: the value first, then the event. React overrides the setter of the element, not of its prototype. */
function editField(value: string, event: InputEventInit) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(getField(), value);
  fireEvent(getField(), new InputEvent('input', { bubbles: true, ...event }));
}

it.each([
  ['an accepted', 'success'],
  ['a refused', 'error'],
] as const)('PromoField clears %s code when the shopper edits it', (_what, state) => {
  const handler = jest.fn();
  render(<PromoField state={state} code="ОСЕНЬ10" onClear={handler} />);
  editField('ОСЕНЬ1', { inputType: 'deleteContentBackward' });
  expect(getField().value).toBe('');
  expect(handler).toHaveBeenCalledTimes(1);
  expect(getField().getAttribute('aria-describedby')).toBeNull();
  expect(screen.getByRole('button', { name: 'Применить' })).toBeTruthy();
});

it('PromoField keeps only the characters typed after a code was checked', () => {
  render(<PromoField state="error" code="ОСЕНЬ99" />);
  editField('ОСЕНЬ99З', { inputType: 'insertText', data: 'З' });
  expect(getField().value).toBe('З');
  editField('ЗИ', { inputType: 'insertText', data: 'И' });
  expect(getField().value).toBe('ЗИ');
});

it('PromoField replaces a checked code with a pasted one', () => {
  const handler = jest.fn();
  render(<PromoField state="success" code="ОСЕНЬ10" onClear={handler} />);
  fireEvent.paste(getField(), { clipboardData: { getData: () => ' ЗИМА5 ' } });
  expect(getField().value).toBe('ЗИМА5');
  expect(handler).toHaveBeenCalledTimes(1);
});

it('PromoField keeps the input while the caller clears the old code, and empties the field when the caller removes the current one', () => {
  const { rerender } = render(<PromoField state="success" code="ОСЕНЬ10" />);
  fireEvent.paste(getField(), { clipboardData: { getData: () => 'ЗИМА5' } });
  rerender(<PromoField state="checking" code="ОСЕНЬ10" />);
  rerender(<PromoField state="idle" code={null} />);
  expect(getField().value).toBe('ЗИМА5');
  rerender(<PromoField state="success" code="ЗИМА5" />);
  rerender(<PromoField state="idle" code={null} />);
  expect(getField().value).toBe('');
});

it('PromoField displays a code that was applied in another form', () => {
  const { rerender } = render(<PromoField />);
  fireEvent.change(getField(), { target: { value: 'осень 10' } });
  rerender(<PromoField state="success" code="ОСЕНЬ10" />);
  expect(getField().value).toBe('ОСЕНЬ10');
});

it('PromoField shows the same error again after another attempt', () => {
  const renderField = (state: PromoFieldProps['state']) => <PromoField state={state} code="НЕТ" onApply={() => undefined} />;
  const { rerender } = render(renderField('error'));
  fireEvent.paste(getField(), { clipboardData: { getData: () => 'НЕТ' } });
  expect(screen.queryByText(/не\sнайден/)).toBeNull();
  rerender(renderField('checking'));
  rerender(renderField('error'));
  expect(screen.getByText(/не\sнайден/)).toBeTruthy();
});

it('PromoField shows an error when submitted empty, until a character is typed', () => {
  const handler = jest.fn();
  render(<PromoField onApply={handler} />);
  fireEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(document.activeElement).toBe(getField());
  expect(screen.getByText('Введите промокод')).toBeTruthy();
  expect(handler).not.toHaveBeenCalled();
  editField('З', { inputType: 'insertText', data: 'З' });
  expect(screen.queryByText('Введите промокод')).toBeNull();
});

describe('PromoField within another form', () => {
  const handleSubmit = jest.fn((event: Event) => event.preventDefault());
  const createOrderWithField = (props: PromoFieldProps) => (
    <>
      <form id="order" ref={(form) => form?.addEventListener('submit', handleSubmit)}>
        <input name="city" defaultValue="Казань" />
      </form>
      <PromoField form="order" name="typed" {...props} />
    </>
  );
  const getApplyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Применить' });
  beforeEach(() => handleSubmit.mockClear());

  it('applies the code by its button and by Enter, and submits nothing', () => {
    const handler = jest.fn();
    render(createOrderWithField({ onApply: handler }));
    fireEvent.change(getField(), { target: { value: 'ЗИМА5' } });
    fireEvent.click(getApplyButton());
    fireEvent.keyDown(getField(), { key: 'Enter' });
    expect(handler.mock.calls).toEqual([['ЗИМА5'], ['ЗИМА5']]);
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('passes className and aria-label to its root element', () => {
    render(createOrderWithField({ className: 'promo', 'aria-label': 'Скидки' }));
    expect(screen.getByLabelText('Скидки').className).toMatch(/\bpromo\b/);
    expect(screen.getByLabelText('Скидки').contains(getField())).toBe(true);
  });

  it('is submitted with that form if it has no handler', () => {
    render(createOrderWithField({}));
    fireEvent.change(getField(), { target: { value: 'ЗИМА5' } });
    fireEvent.click(getApplyButton());
    expect(handleSubmit).toHaveBeenCalledTimes(1);
    const sentData = new FormData(getField().form as HTMLFormElement, getApplyButton());
    expect(Object.fromEntries(sentData)).toEqual({ city: 'Казань', typed: 'ЗИМА5', intent: 'apply' });
  });
});
