import { cannedPoints, cannedValues } from '../checkout.canned.ts';
import { applyChosenCity, applySavedDestination } from './open-form.server.ts';

const home = { id: 'home', city: 'Казань', cityId: 'kazan', street: 'ул. Щапова', house: '26', building: '', apartment: '14' };
const office = { ...home, id: 'office', street: 'Тверская', house: '1', apartment: '' };
const known = { addresses: [office, home], points: null, chosenCity: null };
const points = { cityId: 'kazan', points: cannedPoints, areAll: true };

test('the saved address of the newest order is preselected, or the newest saved address before the first order', () => {
  const { street, house, apartment } = home;
  expect(applySavedDestination({ ...cannedValues, street, house, apartment }, known)).toMatchObject({ way: 'COURIER', address: 'home' });
  expect(applySavedDestination({ ...cannedValues, street, house: '27' }, known).address).toBe('');
  expect(applySavedDestination(cannedValues, known).address).toBe('office');
  expect(applySavedDestination(cannedValues, known)).toMatchObject({ city: 'Казань', cityId: 'kazan', cityFor: 'Казань' });
  // The same street in another city is another address.
  const inMoscow = { ...cannedValues, street, house, apartment, city: 'Москва', cityId: 'moskva', cityFor: 'Москва' };
  expect(applySavedDestination(inMoscow, known).address).toBe('');
  // Nothing was ordered yet, so the shopper chooses between pickup and courier.
  expect(applySavedDestination({ ...cannedValues, way: '' }, { ...known, addresses: [] })).toMatchObject({ way: '', address: '' });
});

test('the pickup point of the newest order is preselected if it is still listed', () => {
  const last = { ...cannedValues, way: 'PICKUP', point: 'kazan-2', pointFor: 'kazan' };
  expect(applySavedDestination(last, { ...known, points })).toMatchObject({ way: 'PICKUP', point: 'kazan-2' });
  expect(applySavedDestination({ ...last, point: 'kazan-9' }, { ...known, points })).toMatchObject({ way: 'PICKUP', point: '' });
  expect(applySavedDestination({ ...last, point: 'kazan-900' }, { ...known, points: { ...points, areAll: false } }).point).toBe(
    'kazan-900',
  );
  expect(applySavedDestination(last, known).point).toBe('');
});

const samara = { id: 'samara', title: 'Самара', region: 'Самарская область' };

test('the chosen city replaces that of the newest order, and the same city keeps its address', () => {
  const last = { ...cannedValues, city: 'Казань, Республика Татарстан', cityId: 'kazan', street: 'ул. Щапова', house: '26' };
  const there = applyChosenCity(last, samara);
  expect(there).toMatchObject({ city: 'Самара, Самарская область', cityId: 'samara', street: '', house: '', name: last.name });
  expect(applySavedDestination(there, { ...known, chosenCity: samara }).address).toBe('');
  expect(applySavedDestination(there, { ...known, addresses: [{ ...office, cityId: 'samara' }, home], chosenCity: samara }).address).toBe(
    'office',
  );
  expect(applyChosenCity(last, { id: 'kazan', title: 'Казань', region: 'Республика Татарстан' })).toEqual(last);
  expect(applyChosenCity(last, null)).toEqual(last);
});
