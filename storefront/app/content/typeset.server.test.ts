import { typeset, typesetHtml } from './typeset.server.ts';

/** Replaces `~` by a no-break space and `|` by a word joiner. */
const expandMarks = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('|', '\u2060');

test.each([
  ['ИНН 0000000000', 'ИНН~0000000000'],
  ['5 000 бонусов за регистрацию', '5~000~бонусов за~регистрацию'],
  ['Вернём Meet-бонусы, если всё-таки не подошло', 'Вернём Meet-|бонусы, если всё-|таки не~подошло'],
  ['Когда-нибудь кто-то из-за дождя', 'Когда-|нибудь кто-|то из-|за~дождя'],
  ['За 14–25 дней', 'За~14–|25~дней'],
  ['Раз в две–три недели', 'Раз в~две–|три недели'],
  ['Интернет-магазин', 'Интернет-магазин'],
  ['meet.example/по-русски', 'meet.example/по-русски'],
])('«%s» becomes «%s», where ~ is a no-break space and | a word joiner, and is not changed by a second run', (text, typesetText) => {
  expect(typeset(text)).toBe(expandMarks(typesetText));
  expect(typeset(typeset(text))).toBe(expandMarks(typesetText));
});

test.each([
  [
    'a preposition and the link after it',
    '<p>Читайте в <a href="/info/offer">оферте</a></p>',
    '<p>Читайте в~<a href="/info/offer">оферте</a></p>',
  ],
  ['a number in bold and its noun', '<p><b>5 000</b> бонусов</p>', '<p><b>5~000</b>~бонусов</p>'],
  ['a range in italics and its noun', '<p><i>1–4</i> дня, <b>две–</b>три</p>', '<p><i>1–|4</i>~дня, <b>две–</b>|три</p>'],
  ['words at a line break of the source', '<p>договор на\n  следующих условиях</p>', '<p>договор на~следующих условиях</p>'],
  ['words beside entities', '<p>Замша &mdash; это, за&nbsp;2 дня &amp; с нами</p>', '<p>Замша~— это, за~2~дня &amp; с~нами</p>'],
  ['words that already have no-break spaces', '<p>за 1–|4 <b>дня</b> в дождь</p>', '<p>за~1–|4~<b>дня</b> в~дождь</p>'],
])('typesetHtml keeps %s on one line', (_what, html, typesetText) => {
  expect(typesetHtml(expandMarks(html))).toBe(expandMarks(typesetText));
  expect(typesetHtml(expandMarks(typesetText))).toBe(expandMarks(typesetText));
});

test.each([
  '<p title="и в 5 дней">Да</p>',
  '<a href="/search?q=5 дней">Да</a>',
  '<code>если в 5 дней</code>',
  '<pre>и\n  в 5 дней</pre>',
  '<!-- и в 5 дней -->',
  '<ul><li>Раздел 5</li><li>дней</li></ul>',
  '<p>1 < 2 > 0</p>',
])('typesetHtml does not change %s', (html) => {
  expect(typesetHtml(html)).toBe(html);
});
