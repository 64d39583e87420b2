/** @jest-environment jsdom */
import { cannedValues } from '../checkout.canned.ts';
import { readDraft, removeOrderDraft, restoreValues, storeDraft } from './checkout-draft.ts';

test('the page of a placed order deletes its draft once; opened again, it leaves a later draft', () => {
  const draft = { accountId: 'anna', key: '1', ids: ['a'], values: cannedValues };
  storeDraft(draft);
  removeOrderDraft('first');
  expect(readDraft('anna')).toBeNull();
  storeDraft({ ...draft, ids: ['b'] });
  removeOrderDraft('first');
  expect(readDraft('anna')).toMatchObject({ ids: ['b'] });
  removeOrderDraft('second');
  expect(readDraft('anna')).toBeNull();
});

const currentVersion = '2026-11-20T00:00:00.000Z';

test.each([
  ['a consent in a draft is restored if it is to the current text', { consentVersion: currentVersion }, 'yes'],
  ['a consent in a draft is not restored if it is to an earlier text', { consentVersion: '2026-11-01T00:00:00.000Z' }, ''],
  ['a consent in a draft of an earlier release, which names no text, is not restored', {}, ''],
])('%s', (_what, version, consent) => {
  const { consentVersion: _, ...typed } = cannedValues;
  const values = { ...typed, name: 'Мария', consent: 'yes', ...version } as typeof cannedValues;
  const page = { values: { ...cannedValues, consentVersion: currentVersion }, chosenCity: null };
  const restored = restoreValues({ accountId: 'anna', key: '1', ids: ['a'], values }, page);
  expect(restored).toMatchObject({ name: 'Мария', consent, consentVersion: currentVersion });
});
