/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { cannedValues } from '../checkout.canned.ts';
import { readDraft, storeDraft } from './checkout-draft.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

const source = { accountId: 'anna', values: cannedValues, key: 'fresh', ids: ['a', 'b'], outcome: undefined, chosenCity: null };
const typed = { ...cannedValues, name: 'Мария' };
const createDraft = (ids: string[]) => ({ accountId: 'anna', key: 'stored', ids, values: typed });

function createForm(fields: [name: string, value: string][]) {
  const form = document.createElement('form');
  for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return { current: form };
}

const form = createForm([
  ['key', 'sent'],
  ['unit', 'a'],
  ['unit', 'b'],
]);

const open = () => renderHook(() => useCheckoutDraft(form, source)).result;

beforeEach(() => sessionStorage.clear());

test('the idempotency key and the typed values of a draft of the same units are restored, in whatever order the units are', () => {
  storeDraft(createDraft(['b', 'a']));
  expect(open().current).toMatchObject({ key: 'stored', values: { name: 'Мария' } });
});

test('the typed values of a draft of other units are restored, but with a new idempotency key', () => {
  storeDraft(createDraft(['a']));
  expect(open().current).toMatchObject({ key: 'fresh', values: { name: 'Мария' } });
});

test('when the page is loaded again, the form gets a new idempotency key only if the units have changed', () => {
  const { result, rerender } = renderHook((props) => useCheckoutDraft(form, props), { initialProps: source });
  rerender({ ...source, key: 'later' });
  expect(result.current.key).toBe('fresh');
  rerender({ ...source, key: 'later', ids: ['a', 'c'] });
  expect(result.current.key).toBe('later');
});

test('the draft is stored with the idempotency key and the units of the form, for its own account only', () => {
  open().current.saveDraft();
  expect(readDraft('anna')).toMatchObject({ key: 'sent', ids: ['a', 'b'] });
  expect(readDraft('boris')).toBeNull();
});

const samara = { city: 'Самара, Самарская область', cityId: 'samara', cityFor: 'Самара, Самарская область', street: '' };
const inSamara = { ...source, values: { ...cannedValues, ...samara }, chosenCity: { id: 'samara' } };
const inKazan = { ...typed, city: 'Казань', cityId: 'kazan', cityFor: 'Казань', street: 'ул. Щапова' };

test('another city chosen for all pages after the draft was stored replaces only the city and the address of the draft', () => {
  storeDraft({ ...createDraft(['a', 'b']), values: inKazan });
  const { result } = renderHook(() => useCheckoutDraft(form, inSamara));
  expect(result.current.values).toMatchObject({ name: 'Мария', ...samara });
  const { result: same } = renderHook(() => useCheckoutDraft(form, { ...source, chosenCity: { id: 'kazan' } }));
  expect(same.current.values).toMatchObject({ cityId: 'kazan', street: 'ул. Щапова' });
});

test('a city typed into the form after another city was chosen for all pages is restored from the draft', () => {
  storeDraft({ ...createDraft(['a', 'b']), values: inKazan, chosenId: 'samara' });
  const { result } = renderHook(() => useCheckoutDraft(form, inSamara));
  expect(result.current.values).toMatchObject({ name: 'Мария', cityId: 'kazan', street: 'ул. Щапова' });
});

/** The response to a form that placed no order. It contains a new key for the form. */
const response = { values: { ...inKazan, comment: 'Звоните' }, key: 'after' };
const withoutOutcome: { outcome: typeof response | undefined } = { outcome: undefined };

test('the form keeps the values and the idempotency key of a response when it is rendered again without the response', () => {
  const { result, rerender } = renderHook((props) => useCheckoutDraft(form, props), { initialProps: { ...source, ...withoutOutcome } });
  rerender({ ...source, outcome: response });
  const { values } = result.current;
  expect(result.current).toMatchObject({ formVersion: 0, ...response });
  rerender({ ...source, key: 'later' });
  expect(result.current).toMatchObject({ formVersion: 0, key: 'after' });
  expect(result.current.values).toBe(values);
});
