/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { watchLinkIntent } from './link-intent.ts';

const pages: string[] = [];
let stopWatching = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  pages.length = 0;
  document.body.innerHTML = '';
  stopWatching = watchLinkIntent((page) => pages.push(page));
});
afterEach(() => {
  stopWatching();
  jest.useRealTimers();
});

function addLink(attributes: string): HTMLAnchorElement {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><span>Сумки</span></a>`);
  return document.querySelector('a:last-of-type') as HTMLAnchorElement;
}

/** jsdom has no pointer events. */
function dispatchPointer(target: Element | null, type: 'pointerover' | 'pointerdown', pointerType = 'mouse') {
  target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
}

test('watchLinkIntent reports a link under a resting mouse after 100 ms', () => {
  const [bags, shoes] = [addLink('href="/catalog/sumki?sort=new#top"'), addLink('href="/catalog/obuv"')];
  dispatchPointer(bags.firstElementChild, 'pointerover');
  jest.advanceTimersByTime(99);
  expect(pages).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(pages).toEqual(['/catalog/sumki?sort=new']);
  dispatchPointer(bags, 'pointerover');
  jest.advanceTimersByTime(50);
  dispatchPointer(shoes, 'pointerover');
  jest.advanceTimersByTime(100);
  expect(pages).toEqual(['/catalog/sumki?sort=new', '/catalog/obuv']);
});

test('watchLinkIntent does not report a link under a passing finger until it is pressed', () => {
  const link = addLink('href="/delivery"');
  dispatchPointer(link, 'pointerover', 'touch');
  jest.advanceTimersByTime(1000);
  expect(pages).toEqual([]);
  dispatchPointer(link, 'pointerdown', 'touch');
  expect(pages).toEqual(['/delivery']);
});

test('watchLinkIntent reports a link that gets the focus by keyboard', () => {
  const link = addLink('href="/delivery"');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  link.focus();
  expect(pages).toEqual(['/delivery']);
});

test.each([
  ['a link to a path of the API', 'href="/api/mobileapp"'],
  ['a link to another site', 'href="https://t.example/meet"'],
  ['a mailto link', 'href="mailto:help@meet.example"'],
  ['a link that opens a dialog', 'href="/privacy#cookie" aria-haspopup="dialog"'],
  ['a link that opens another tab', 'href="/delivery" target="_blank"'],
  ['a download link', 'href="/delivery" download'],
  ['a link to the current page', 'href="/#top"'],
  ['an anchor without an address', ''],
])('watchLinkIntent does not report %s', (_what, attributes) => {
  const link = addLink(attributes);
  dispatchPointer(link, 'pointerdown');
  link.focus();
  dispatchPointer(link, 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(pages).toEqual([]);
});

test('watchLinkIntent reports no link after it is stopped', () => {
  const link = addLink('href="/delivery"');
  dispatchPointer(link, 'pointerover');
  stopWatching();
  jest.advanceTimersByTime(1000);
  dispatchPointer(link, 'pointerdown');
  expect(pages).toEqual([]);
});

test.each([':hover', ':active', ':focus-visible'])('watchLinkIntent reports at once a link that already matches %s', (state) => {
  stopWatching();
  const link = addLink('href="/delivery"');
  jest.spyOn(document, 'querySelector').mockImplementation((selector) => (selector.includes(state) ? link : null));
  stopWatching = watchLinkIntent((page) => pages.push(page));
  jest.restoreAllMocks();
  expect(pages).toEqual(['/delivery']);
});
