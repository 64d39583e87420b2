/** @jest-environment jsdom */

import { clearAnalyticsData } from './analytics-data.ts';
import { ConsentStore, readConsent } from './consent.store.ts';

const later = () => {
  const store = new ConsentStore();
  store.loadStored();
  return store;
};

const cookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested is this very cookie
  document.cookie = text;
};

beforeEach(() => cookie('consent=; Max-Age=0; Path=/'));

test('nothing is granted before a choice, and the question waits until storage has been read', () => {
  expect(new ConsentStore()).toMatchObject({ isGranted: false, isQuestionOpen: false });
  expect(later()).toMatchObject({ isGranted: false, isQuestionOpen: true });
});

test.each([
  ['granted', true],
  ['declined', false],
] as const)('the choice «%s» is stored, and the question is not displayed again', (choice, granted) => {
  later().saveChoice(choice);
  expect(later()).toMatchObject({ isGranted: granted, isQuestionOpen: false });
  expect(readConsent(`other=granted; ${document.cookie}`)).toBe(choice);
});

test('an invalid stored choice is no consent', () => {
  cookie('consent=yes; Path=/');
  expect(later()).toMatchObject({ isGranted: false, isQuestionOpen: true });
});

test('the question can be reopened, and the current choice applies until there is another', () => {
  later().saveChoice('granted');
  const store = later();
  store.reopen();
  expect(store).toMatchObject({ isGranted: true, isQuestionOpen: true, isReopened: true });
  store.saveChoice('declined');
  expect(later()).toMatchObject({ isGranted: false, isQuestionOpen: false, isReopened: false });
});

test('cookies and storage of analytics scripts are deleted, those of the shop are not', () => {
  for (const kept of ['_ym_uid=1', '_ga_ABC=2', 'other=3']) cookie(`${kept}; Path=/`);
  localStorage.setItem('_ym_retryReqs', '{}');
  localStorage.setItem('viewed', '[]');
  clearAnalyticsData();
  expect(document.cookie).toBe('other=3');
  expect(Object.keys(localStorage)).toEqual(['viewed']);
});
