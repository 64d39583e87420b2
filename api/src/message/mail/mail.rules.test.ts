import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MailContent } from './mail.model.js';
import { addHtml, renderMail } from './mail.rules.js';
import { colours } from './mail-style.rules.js';

const SHOP = 'https://meet.example';
const ATTACKS = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' style='x", '&lt;b&gt;', '</title></style><b>', '<!--'];

const content: MailContent = {
  subject: 'Заказ № 7 оформлен',
  greeting: 'Здравствуйте, Анна!',
  blocks: [
    'Заказ № 7 оформлен. Он ждёт оплаты.',
    {
      goods: [
        { name: 'Кеды', detail: 'размер 42', price: '8 900 ₽', day: 'до 24 ноября', picture: `${SHOP}/_ipx/_/a.webp` },
        { name: 'Шарф', link: { label: 'Оценить', url: `${SHOP}/product/scarf#reviews` } },
      ],
      sums: [{ label: 'Итого', value: '8 900 ₽', isTotal: true }],
    },
    { details: [{ label: 'Доставим', value: 'до 24 ноября', separator: ' ' }] },
    { underHeading: 'Вернём деньги.' },
  ],
  links: [
    { label: 'Оплатить', url: `${SHOP}/orders/7/pay` },
    { label: 'Ваш заказ', url: `${SHOP}/orders/7` },
  ],
};

/** The visible text of the HTML part, one element a line. */
const extractVisibleText = (html: string): string =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n');

const buildContentOf = (text: string): MailContent => ({
  subject: text,
  greeting: text,
  blocks: [
    text,
    { underHeading: text },
    { code: text, purpose: text, advice: text },
    {
      goods: [{ name: text, detail: text, price: text, day: text, picture: `${SHOP}/${text}` }],
      sums: [{ label: text, value: text }],
    },
    { details: [{ label: text, value: text }] },
  ],
  links: [{ label: text, url: `${SHOP}/${text}`, action: text }],
  reason: text,
});

describe('a mail', () => {
  it('has the same content in its text part and its HTML part', () => {
    const { text, html } = renderMail(content, SHOP);
    expect(text).toBe(
      [
        'Здравствуйте, Анна!',
        'Заказ № 7 оформлен. Он ждёт оплаты.',
        `—\u00a0Кеды, размер 42: 8 900 ₽, до 24 ноября\n—\u00a0Шарф: ${SHOP}/product/scarf#reviews\nИтого: 8 900 ₽`,
        'Доставим до 24 ноября',
        'Вернём деньги.',
        `Оплатить: ${SHOP}/orders/7/pay\nВаш заказ: ${SHOP}/orders/7\n`,
      ].join('\n\n'),
    );
    const words = text
      .replaceAll(/https:\S+|[—:,.!\s]+/g, ' ')
      .split(' ')
      .filter(Boolean);
    const visibleText = extractVisibleText(html).toLowerCase();
    for (const word of words) expect(visibleText).toContain(word.toLowerCase());
    for (const url of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${url}"`);
  });

  it('has the same content in both parts if it contains a code, which has its own line in HTML', () => {
    const blocks = [{ code: '4821', purpose: 'код для входа', advice: 'Никому его не сообщайте.' }];
    const { text, html } = renderMail({ subject: '4821 — код для входа', blocks }, SHOP);
    expect(text).toBe('4821\u00a0— код для входа. Никому его не сообщайте.\n');
    expect(extractVisibleText(html)).toContain('\nКод для входа\n4821\nНикому его не сообщайте.\n');
  });

  it('displays its subject only once in HTML, although its first paragraph begins with the subject', () => {
    const visibleText = extractVisibleText(renderMail(content, SHOP).html);
    expect(visibleText.match(/Заказ № 7 оформлен/g)).toHaveLength(1);
    expect(visibleText).toContain('\nОн ждёт оплаты.\n');
  });

  it.each(ATTACKS)('escapes markup in HTML: %s', (attack) => {
    const { html } = renderMail(buildContentOf(attack), SHOP);
    const listTags = (html: string) => html.match(/<[!/a-z][^\s>]*/gi);
    expect(listTags(html)).toEqual(listTags(renderMail(buildContentOf('слова'), SHOP).html));
    expect(html).not.toContain(attack);
  });

  it.each([
    'https://evil.example/',
    'https://meet.example.evil/',
    'javascript:alert(1)',
    '//evil.example',
  ])('contains no link to %s', (url) => {
    expect(() => renderMail({ subject: 'Заказ', blocks: [], links: [{ label: 'Сюда', url }] }, SHOP)).toThrow('only link into the shop');
    expect(renderMail({ subject: 'Заказ', blocks: [`Смотрите: ${url}`] }, SHOP).html).not.toContain(`href="${url}`);
  });

  it("has no script and no web font, loads pictures only from the shop, and follows the reader's colour scheme", () => {
    const { html } = renderMail(content, SHOP);
    expect(html).not.toMatch(/<script|<link|@font-face|@import|url\(/);
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].filter(([, url]) => !url?.startsWith(`${SHOP}/`))).toEqual([]);
    for (const name of ['color-scheme', 'supported-color-schemes']) expect(html).toContain(`<meta name="${name}" content="light dark">`);
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('stays below 100 kB even with fifty units, because mail programs cut off longer mails', () => {
    const row = {
      name: 'Н'.repeat(120),
      detail: 'размер 42',
      price: '8 900 ₽',
      day: 'до 24 ноября',
      picture: `${SHOP}/_ipx/${'a'.repeat(90)}`,
    };
    expect(Buffer.byteLength(renderMail({ ...content, blocks: [{ goods: Array(50).fill(row) }] }, SHOP).html)).toBeLessThan(100_000);
  });
});

describe('a message', () => {
  const text = `Здравствуйте!\n\nНовое: <b>кеды</b>.\nСмотрите ${SHOP}/new.\n\nСтраница: ${SHOP}/product/kedy\n`;
  const mail = { type: 'EMAIL', address: 'anna@example.com', subject: 'Появилось', text } as const;

  it('gets an HTML part with the same text and links if it is a mail with only a text part', () => {
    const { html = '', ...rest } = addHtml(mail, SHOP);
    expect(rest).toEqual(mail);
    expect(extractVisibleText(html)).toContain(
      '\nЗдравствуйте!\nПоявилось\nНовое: &lt;b&gt;кеды&lt;/b&gt;.\nСмотрите \nmeet.example/new\n.\nСтраница\n',
    );
    expect(html).toContain(`href="${SHOP}/new"`);
    expect(html).toContain(`href="${SHOP}/product/kedy"`);
  });

  it('keeps its HTML part if it has one, and gets none if it is an SMS', () => {
    expect(addHtml({ ...mail, html: '<p>' }, SHOP).html).toBe('<p>');
    expect(addHtml({ type: 'PHONE', address: '+79000000001', text }, SHOP).html).toBeUndefined();
  });
});

describe('a mail colour', () => {
  it.each(Object.entries(colours))("has the light and dark values of the kit's colour of the same name: %s", (role, [light, dark]) => {
    const tokens = readFileSync(new URL('../../../../ui-kit/src/theme/tokens.ts', import.meta.url), 'utf8');
    expect(tokens).toContain(`  ${role}: createPair('${light}', '${dark}'),`);
  });
});
