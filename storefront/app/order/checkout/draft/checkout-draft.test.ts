/** @jest-environment jsdom */
import { cannedValues } from '../checkout.canned.ts';
import { readDraft, removeOrderDraft, restoreValues, storeDraft } from './checkout-draft.ts';

test('a placed order removes the stored draft only once, so that it leaves the draft of the next order', () => {
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
  ['the consent in a draft is restored if its text has not changed since', { consentVersion: currentVersion }, 'yes'],
  ['the consent in a draft is not restored if its text has changed since', { consentVersion: '2026-11-01T00:00:00.000Z' }, ''],
  ['the consent in a draft of an earlier release, which stored no version of the text, is not restored', {}, ''],
])('%s', (_what, version, consent) => {
  const { consentVersion: _, ...typed } = cannedValues;
  const values = { ...typed, name: 'Мария', consent: 'yes', ...version } as typeof cannedValues;
  const page = { values: { ...cannedValues, consentVersion: currentVersion }, chosenCity: null };
  const restored = restoreValues({ accountId: 'anna', key: '1', ids: ['a'], values }, page);
  expect(restored).toMatchObject({ name: 'Мария', consent, consentVersion: currentVersion });
});
