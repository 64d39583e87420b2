/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CityForm } from './CityForm.tsx';

const kazan = { id: 'kazan', title: 'Казань', region: 'Республика Татарстан' };

const { fetch } = globalThis;
const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
let variables: object[];
let cities: (typeof kazan)[];
beforeEach(() => {
  variables = [];
  cities = [kazan];
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  globalThis.fetch = async (_address, options) => {
    variables.push(JSON.parse(String(options?.body)).variables);
    return { text: async () => JSON.stringify({ data: { findCity: cities } }) } as Response;
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function renderForm(isChosen = false) {
  const onChoose = jest.fn<(cityId: string | null) => void>();
  render(<CityForm action="/city?back=%2F" isChosen={isChosen} onChoose={onChoose} />);
  return onChoose;
}

const pressLocateButton = () => fireEvent.click(screen.getByRole('button', { name: /^Определить по/ }));

function createPosition(latitude: number, longitude: number): GeolocationPosition {
  const others = { accuracy: 10, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const toJSON = () => ({});
  return { coords: { latitude, longitude, ...others, toJSON }, timestamp: 0, toJSON };
}

test('the position of the visitor is requested only when the button is pressed, and the nearest city is chosen', async () => {
  const onChoose = renderForm();
  await screen.findByRole('option', { name: /^Казань/ });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementation((found) => found(createPosition(55.79876, 49.10612)));
  pressLocateButton();
  await waitFor(() => expect(onChoose.mock.calls).toEqual([['kazan']]));
  expect(variables).toContainEqual({ latitude: 55.8, longitude: 49.11 });
});

test.each([
  ['a denied permission to read the position', 1, /^Браузер не\sразрешил узнать, где вы/],
  ['an unavailable position of the visitor', 2, /^Не\sполучилось узнать, где вы/],
])('%s is reported, and a city can still be chosen by typing', async (_what, code, message) => {
  getCurrentPosition.mockImplementation((_found, refuse) => refuse?.({ code } as GeolocationPositionError));
  const onChoose = renderForm();
  pressLocateButton();
  await screen.findByText(message);
  fireEvent.change(screen.getByRole('combobox', { name: 'Город' }), { target: { value: 'Казань' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Казань/ }));
  expect(onChoose.mock.calls).toEqual([['kazan']]);
});

test('a position without cities nearby is reported', async () => {
  getCurrentPosition.mockImplementation((found) => found(createPosition(0, 0)));
  const onChoose = renderForm();
  cities = [];
  pressLocateButton();
  await screen.findByText(/^Рядом с\sвами нет городов/);
  expect(onChoose).not.toHaveBeenCalled();
});

test('pressing Enter with an unknown city chooses nothing, and the button «Не выбирать город» clears the chosen city', async () => {
  cities = [];
  const onChoose = renderForm(true);
  const field = screen.getByRole('combobox', { name: 'Город' });
  fireEvent.change(field, { target: { value: 'Нигдегород' } });
  await screen.findByText(/^Такого города не\sнашли/);
  fireEvent.keyDown(field, { key: 'Enter' });
  const form = field.closest('form');
  // The browser submits the form when Enter is pressed in its field.
  if (form) fireEvent.submit(form);
  expect([...(form?.querySelectorAll('[type=submit]') ?? [])]).toEqual([]);
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Не\sвыбирать город/ }));
  expect(onChoose.mock.calls).toEqual([[null]]);
});
