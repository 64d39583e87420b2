/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { AddressFields } from './AddressFields.tsx';
import { StreetSuggestions } from './StreetSuggestions.tsx';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const ChosenCity = () => (
  <>
    <input type="hidden" name="city" value="Казань" />
    <input type="hidden" name="cityFor" value="Казань" />
    <input type="hidden" name="cityId" value="kazan" />
  </>
);

/** Lets the API suggest one street. */
function suggestBauman() {
  const suggestions = [{ street: 'ул. Баумана', house: '', index: '' }];
  globalThis.fetch = async () => ({ text: async () => JSON.stringify({ data: { evidenceAddress: { suggestions } } }) }) as Response;
}

/** Renders the fields in a form whose city is chosen. */
function renderFields() {
  suggestBauman();
  const typed: Partial<Record<string, string>> = { street: 'ул. Щапова', house: '26', index: '420012' };
  render(
    <form>
      <ChosenCity />
      <AddressFields getFieldProps={(name) => ({ id: name, name, defaultValue: typed[name] ?? '', error: undefined })} />
    </form>,
  );
}

const getField = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

test('choosing a suggestion without a postal code clears the postal code of the previous street', async () => {
  renderFields();
  act(() => getField('Улица').focus());
  fireEvent.input(getField('Улица'), { target: { value: 'Баумана' } });
  fireEvent.click(await screen.findByRole('option', { name: 'ул. Баумана' }));
  expect([getField('Улица').value, getField('Дом').value, getField(/^Индекс/).value]).toEqual(['ул. Баумана', '26', '']);
});

test('text that is typed after the script of suggestions has rendered, but before it listens, is suggested for', async () => {
  suggestBauman();
  function FormWithTyping() {
    const input = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => {
      input.current?.focus();
      fireEvent.input(getField('Улица'), { target: { value: 'Баумана' } });
    }, []);
    return (
      <form>
        <ChosenCity />
        <input ref={input} aria-label="Улица" />
        <StreetSuggestions input={input} />
      </form>
    );
  }
  render(<FormWithTyping />);
  await screen.findByRole('option', { name: 'ул. Баумана' });
});

test('autofill is enabled for the street and the flat, but not for the house or the building', () => {
  renderFields();
  const read = (label: RegExp | string) => getField(label).getAttribute('autocomplete');
  expect(['Улица', 'Дом', /^Корпус/, /^Квартира/].map(read)).toEqual(['address-line1', 'off', 'off', 'address-line2']);
});
