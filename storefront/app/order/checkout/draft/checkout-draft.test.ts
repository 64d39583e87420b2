/** @jest-environment jsdom */
import { cannedValues } from '../checkout.canned.ts';
import { forgetOrderDraft, keepDraft, readDraft } from './checkout-draft.ts';

test('an order forgets the draft that it was, and not the draft of a later one', () => {
  const draft = { accountId: 'anna', key: '1', ids: ['a'], values: cannedValues };
  keepDraft(draft);
  forgetOrderDraft('first');
  expect(readDraft('anna')).toBeNull();
  keepDraft({ ...draft, ids: ['b'] });
  forgetOrderDraft('first');
  expect(readDraft('anna')).toMatchObject({ ids: ['b'] });
  forgetOrderDraft('second');
  expect(readDraft('anna')).toBeNull();
});
