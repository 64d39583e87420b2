import { cannedPoints, cannedValues } from './checkout.canned.ts';
import { applyChosenCity, applySavedDestination } from './open-form.server.ts';

const home = { id: 'home', city: 'Казань', cityId: 'kazan', street: 'ул. Щапова', house: '26', building: '', apartment: '14' };
const office = { ...home, id: 'office', street: 'Тверская', house: '1', apartment: '' };
const savedDestinations = { addresses: [office, home], points: null, chosenCity: null };
const points = { cityId: 'kazan', points: cannedPoints, isComplete: true };

test('the saved address of the newest order is preselected or, before the first order, the newest saved address', () => {
  const { street, house, apartment } = home;
  expect(applySavedDestination({ ...cannedValues, street, house, apartment }, savedDestinations)).toMatchObject({
    way: 'COURIER',
    address: 'home',
  });
  expect(applySavedDestination({ ...cannedValues, street, house: '27' }, savedDestinations).address).toBe('');
  expect(applySavedDestination(cannedValues, savedDestinations).address).toBe('office');
  expect(applySavedDestination(cannedValues, savedDestinations)).toMatchObject({ city: 'Казань', cityId: 'kazan', cityFor: 'Казань' });
  // The same street in another city is another address.
  const inMoscow = { ...cannedValues, street, house, apartment, city: 'Москва', cityId: 'moskva', cityFor: 'Москва' };
  expect(applySavedDestination(inMoscow, savedDestinations).address).toBe('');
  // Nothing was ordered yet, so the shopper chooses between pickup and courier.
  expect(applySavedDestination({ ...cannedValues, way: '' }, { ...savedDestinations, addresses: [] })).toMatchObject({
    way: '',
    address: '',
  });
});

test('the pickup point of the newest order is preselected if it is listed, or if the list of points is incomplete', () => {
  const lastValues = { ...cannedValues, way: 'PICKUP', point: 'kazan-2', pointFor: 'kazan' };
  expect(applySavedDestination(lastValues, { ...savedDestinations, points })).toMatchObject({ way: 'PICKUP', point: 'kazan-2' });
  expect(applySavedDestination({ ...lastValues, point: 'kazan-9' }, { ...savedDestinations, points })).toMatchObject({
    way: 'PICKUP',
    point: '',
  });
  expect(
    applySavedDestination({ ...lastValues, point: 'kazan-900' }, { ...savedDestinations, points: { ...points, isComplete: false } }).point,
  ).toBe('kazan-900');
  expect(applySavedDestination(lastValues, savedDestinations).point).toBe('');
});

const samara = { id: 'samara', title: 'Самара', region: 'Самарская область' };

test('choosing another city than that of the newest order drops the address of that order, and choosing the same city keeps it', () => {
  const lastValues = { ...cannedValues, city: 'Казань, Республика Татарстан', cityId: 'kazan', street: 'ул. Щапова', house: '26' };
  const valuesInSamara = applyChosenCity(lastValues, samara);
  expect(valuesInSamara).toMatchObject({
    city: 'Самара, Самарская область',
    cityId: 'samara',
    street: '',
    house: '',
    name: lastValues.name,
  });
  expect(applySavedDestination(valuesInSamara, { ...savedDestinations, chosenCity: samara }).address).toBe('');
  expect(
    applySavedDestination(valuesInSamara, { ...savedDestinations, addresses: [{ ...office, cityId: 'samara' }, home], chosenCity: samara })
      .address,
  ).toBe('office');
  expect(applyChosenCity(lastValues, { id: 'kazan', title: 'Казань', region: 'Республика Татарстан' })).toEqual(lastValues);
  expect(applyChosenCity(lastValues, null)).toEqual(lastValues);
});
