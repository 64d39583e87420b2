/** @jest-environment jsdom */

import { ConsentStore, readConsent } from './consent.store.ts';

const openPage = () => {
  const store = new ConsentStore();
  store.loadStored();
  return store;
};

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested is this very cookie
  document.cookie = text;
};

beforeEach(() => setCookie('consent=; Max-Age=0; Path=/'));

test('no consent is granted before a choice, and the consent question waits until storage has been read', () => {
  expect(new ConsentStore()).toMatchObject({ isGranted: false, isQuestionOpen: false });
  expect(openPage()).toMatchObject({ isGranted: false, isQuestionOpen: true });
});

test.each([
  ['granted', true],
  ['declined', false],
] as const)('the consent choice «%s» is stored, and the consent question is not displayed again', (choice, isGranted) => {
  openPage().saveChoice(choice);
  expect(openPage()).toMatchObject({ isGranted, isQuestionOpen: false });
  expect(readConsent(`other=granted; ${document.cookie}`)).toBe(choice);
});

test('an invalid stored choice does not count as consent', () => {
  setCookie('consent=yes; Path=/');
  expect(openPage()).toMatchObject({ isGranted: false, isQuestionOpen: true });
});

test('the consent question can be reopened, and the earlier choice applies until the visitor makes another', () => {
  openPage().saveChoice('granted');
  const store = openPage();
  store.reopen();
  expect(store).toMatchObject({ isGranted: true, isQuestionOpen: true, isReopened: true });
  store.saveChoice('declined');
  expect(openPage()).toMatchObject({ isGranted: false, isQuestionOpen: false, isReopened: false });
});
