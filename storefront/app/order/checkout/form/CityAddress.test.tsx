/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { cannedKazan, cannedValues } from '../checkout.canned.ts';
import { CityAddress } from './CityAddress.tsx';
import type { CheckoutValues } from './checkout-form.rules.ts';

const samara = { city: 'Самара', cityId: 'samara', cityFor: 'Самара' };
const address = { street: 'ул. Щапова', house: '26', index: '420012' };

/** Renders the fields with the initial values of the form and the destination that was chosen since. */
const renderFields = (values: CheckoutValues, chosen: Partial<CheckoutValues> = {}) => (
  <CityAddress
    buildFieldProps={(name) => ({ id: name, name, defaultValue: values[name], error: undefined })}
    initial={values}
    destination={{ ...values, ...chosen }}
  />
);

const readAddress = () => ['Улица', 'Дом', /^Индекс/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const readCityOfAddress = () => document.querySelector<HTMLInputElement>('[name=streetFor]')?.value;

test('typing the name of another city keeps the address, and choosing that city clears it', () => {
  const values = { ...cannedValues, ...cannedKazan, ...address, streetFor: 'kazan' };
  const { rerender } = render(renderFields(values));
  rerender(renderFields(values, { ...cannedKazan, city: 'Сам' }));
  expect([readAddress(), readCityOfAddress()]).toEqual([Object.values(address), 'kazan']);
  rerender(renderFields(values, samara));
  expect([readAddress(), readCityOfAddress()]).toEqual([['', '', ''], 'samara']);
});

test('choosing a city for the first time keeps the street typed before', () => {
  const { rerender } = render(renderFields(cannedValues));
  fireEvent.change(screen.getByLabelText('Улица'), { target: { value: 'Мичурина' } });
  rerender(renderFields(cannedValues, samara));
  expect([readAddress()[0], readCityOfAddress()]).toEqual(['Мичурина', 'samara']);
});

test('going back to the first city clears the address typed for the second city', () => {
  const values = { ...cannedValues, ...cannedKazan, ...address, streetFor: 'kazan' };
  const { rerender } = render(renderFields(values));
  rerender(renderFields(values, samara));
  fireEvent.change(screen.getByLabelText('Улица'), { target: { value: 'Мичурина' } });
  rerender(renderFields(values, cannedKazan));
  expect([readAddress(), readCityOfAddress()]).toEqual([['', '', ''], 'kazan']);
});

test('a street typed while the city is unknown stays when a city is chosen', () => {
  const values = { ...cannedValues, ...cannedKazan, ...address, streetFor: 'kazan' };
  const { rerender } = render(renderFields(values));
  rerender(renderFields(values, { ...cannedKazan, city: 'Сам' }));
  fireEvent.input(screen.getByLabelText('Улица'), { target: { value: 'Мичурина' } });
  expect(readCityOfAddress()).toBe('');
  rerender(renderFields(values, samara));
  expect([readAddress()[0], readCityOfAddress()]).toEqual(['Мичурина', 'samara']);
});

test('an address that the server returns together with another city stays', () => {
  const values = { ...cannedValues, ...cannedKazan, ...address, streetFor: 'kazan' };
  const { rerender } = render(renderFields(values));
  rerender(renderFields({ ...values, ...samara, streetFor: 'samara' }));
  expect([readAddress(), readCityOfAddress()]).toEqual([Object.values(address), 'samara']);
});
