/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { choices } from '../../../delivery/city/choice/change-city.ts';
import { cannedValues } from '../checkout.canned.ts';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

const given = { accountId: 'anna', values: cannedValues, key: 'fresh', ids: ['a', 'b'], outcome: undefined, chosen: null };
const typed = { ...cannedValues, name: 'Мария' };
const draftOf = (ids: string[]) => ({ accountId: 'anna', key: 'kept', ids, values: typed });

function findForm(fields: [name: string, value: string][]) {
  const form = document.createElement('form');
  for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return { current: form };
}

const form = findForm([
  ['key', 'sent'],
  ['unit', 'a'],
  ['unit', 'b'],
]);

const open = () => renderHook(() => useCheckoutDraft(form, given)).result;

beforeEach(() => sessionStorage.clear());

test('what was typed and the key come back for the same units, in any order', () => {
  keepDraft(draftOf(['b', 'a']));
  expect(open().current).toMatchObject({ key: 'kept', values: { name: 'Мария' } });
});

test('another cart gets another key, and what was typed', () => {
  keepDraft(draftOf(['a']));
  expect(open().current).toMatchObject({ key: 'fresh', values: { name: 'Мария' } });
});

test('a cart that changes while the page is open gets the key of the new page, and an unchanged one keeps its key', () => {
  const { result, rerender } = renderHook((props) => useCheckoutDraft(form, props), { initialProps: given });
  rerender({ ...given, key: 'later' });
  expect(result.current.key).toBe('fresh');
  rerender({ ...given, key: 'later', ids: ['a', 'c'] });
  expect(result.current.key).toBe('later');
});

test('the form is kept with its key and units, for its account only', () => {
  open().current.keep();
  expect(readDraft('anna')).toMatchObject({ key: 'sent', ids: ['a', 'b'] });
  expect(readDraft('boris')).toBeNull();
});

/** Lets the city change in the course of a test. */
const noCity: { chosen: { id: string } | null } = { chosen: null };

const samara = { city: 'Самара, Самарская область', cityId: 'samara', cityFor: 'Самара, Самарская область', street: '' };
const inSamara = { ...given, values: { ...cannedValues, ...samara }, chosen: { id: 'samara' } };
const inKazan = { ...typed, city: 'Казань', cityId: 'kazan', cityFor: 'Казань', street: 'ул. Щапова' };

test('a city that was chosen since takes the place of the draft, and nothing else of it', () => {
  keepDraft({ ...draftOf(['a', 'b']), values: inKazan });
  const { result } = renderHook(() => useCheckoutDraft(form, inSamara));
  expect(result.current.values).toMatchObject({ name: 'Мария', ...samara });
  const { result: same } = renderHook(() => useCheckoutDraft(form, { ...given, chosen: { id: 'kazan' } }));
  expect(same.current.values).toMatchObject({ cityId: 'kazan', street: 'ул. Щапова' });
});

test('another city that was typed after the choice stays', () => {
  keepDraft({ ...draftOf(['a', 'b']), values: inKazan, chosenId: 'samara' });
  const { result } = renderHook(() => useCheckoutDraft(form, inSamara));
  expect(result.current.values).toMatchObject({ name: 'Мария', cityId: 'kazan', street: 'ул. Щапова' });
});

test('a city that is chosen while the form is open gets into it, and what was typed stays', () => {
  const filled = findForm([
    ['key', 'sent'],
    ['name', 'Мария'],
    ['cityId', 'kazan'],
    ['street', 'ул. Щапова'],
  ]);
  const { result, rerender } = renderHook((props) => useCheckoutDraft(filled, props), { initialProps: { ...given, ...noCity } });
  rerender({ ...inSamara });
  expect(result.current).toMatchObject({ epoch: 1, key: 'sent', values: { name: 'Мария', ...samara } });
});

test('a city that was chosen in the form itself renders nothing again', () => {
  const filled = findForm([['cityId', 'samara']]);
  const { result, rerender } = renderHook((props) => useCheckoutDraft(filled, props), { initialProps: { ...given, ...noCity } });
  rerender({ ...inSamara });
  expect(result.current.epoch).toBe(0);
});

/** The answer to a form that placed nothing, after which the form is for another key. */
const response = { values: { ...inKazan, comment: 'Звоните' }, key: 'after' };
const withAnswer: { outcome: typeof response | undefined } = { outcome: undefined };

test('what was submitted stays once the answer has gone, with its key', () => {
  const { result, rerender } = renderHook((props) => useCheckoutDraft(form, props), { initialProps: { ...given, ...withAnswer } });
  rerender({ ...given, outcome: response });
  const { values } = result.current;
  expect(result.current).toMatchObject({ epoch: 0, ...response });
  rerender({ ...given, key: 'later' });
  expect(result.current).toMatchObject({ epoch: 0, key: 'after' });
  expect(result.current.values).toBe(values);
});

/** Opens the page in Samara, and then chooses a city in this form and Samara again for all pages. */
function chooseAgain(fields: [name: string, value: string][]) {
  const filled = findForm([['key', 'sent'], ...fields]);
  const { result, rerender } = renderHook((props) => useCheckoutDraft(filled, props), { initialProps: { ...inSamara, ...withAnswer } });
  rerender({ ...inSamara, outcome: response });
  rerender({ ...inSamara, chosen: { ...inSamara.chosen } });
  expect(result.current.epoch).toBe(0);
  choices.count += 1;
  rerender({ ...inSamara, chosen: { ...inSamara.chosen } });
  return result.current;
}

test('the city of all pages gets into the form if it is chosen again, instead of one that was chosen or typed in the form', () => {
  const typedIn = chooseAgain([
    ['name', 'Мария'],
    ['city', 'Тула'],
    ['cityId', 'samara'],
    ['cityFor', samara.city],
  ]);
  expect(typedIn).toMatchObject({ epoch: 1, key: 'sent', values: { name: 'Мария', ...samara } });
  const chosenIn = chooseAgain([
    ['name', 'Мария'],
    ['city', 'Казань'],
    ['cityId', 'kazan'],
    ['cityFor', 'Казань'],
  ]);
  expect(chosenIn).toMatchObject({ epoch: 1, key: 'sent', values: { name: 'Мария', ...samara } });
});
