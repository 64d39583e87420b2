import { renderToStaticMarkup } from 'react-dom/server';
import { ResultPanel } from './index.ts';

const readText = (html: string) =>
  html
    .replace(/<style.*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test.each([
  [921, '+921 бонус придёт'],
  [922, '+922 бонуса придут'],
  [5, '+5 бонусов придут'],
])('the result panel shows a cashback of %i bonuses as «%s»', (cashback, text) => {
  expect(readText(renderToStaticMarkup(<ResultPanel tone="success" title="Оплачено" cashback={cashback} />))).toContain(text);
});

test('the result panel shows no cashback of zero', () => {
  expect(readText(renderToStaticMarkup(<ResultPanel tone="success" title="Оплачено" cashback={0} />)).trim()).toBe('Оплачено');
});

test('the result panel is announced while it waits, and otherwise only if its caller sets `announced`', () => {
  const isAnnounced = (panel: React.JSX.Element) => renderToStaticMarkup(panel).includes('role="status"');
  expect(isAnnounced(<ResultPanel tone="waiting" title="Ждём ответа банка" />)).toBe(true);
  expect(isAnnounced(<ResultPanel tone="declined" title="Оплата не прошла" />)).toBe(false);
  expect(isAnnounced(<ResultPanel tone="declined" title="Оплата не прошла" announced />)).toBe(true);
});
