import type { CodePart, DetailsPart, GoodsPart, GoodsRow, MailContent, MailDetail, MailLink, MailPart, Sum } from './mail.model.js';
import { styleSheet, styles } from './mail-style.rules.js';
import { buildShopAddress, escapeText, renderLinks } from './markup.rules.js';

const PREHEADER_LENGTH = 120;

const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';

const renderRow = (style: keyof typeof styles, content: string, className = 'cell'): string =>
  `<tr><td class="${className}" style="${styles[style]}">${content}</td></tr>\n`;

/** The HTML part of a mail: one column of tables that needs neither scripts nor fonts nor pictures to be read. */
export function renderHtml(content: MailContent, shop: string): string {
  const { subject, greeting = '', links = [], because = '' } = content;
  const heading = chooseHeading(content);
  const { first, rest } = arrangeParts(content);
  // Goods for the shopper to act on come before every other task.
  const main = rest.some(hasLinks) ? undefined : links[0];
  const others = links.filter((link) => link !== main);
  const rows = [
    renderRow('lead', escapeText(greeting), 'cell muted'),
    renderRow('title', `<h1 class="heading" style="${styles.heading}">${escapeText(heading)}</h1>`),
    ...first.map((paragraph) => renderRow('cell', renderLinks(paragraph, shop))),
    main ? renderButton(main, shop) : '',
    ...rest.map((part) => renderPart(part, shop)),
    others.length > 0 ? renderRow('quiet', others.map((link) => renderQuietLink(link, shop)).join('<br>')) : '',
    renderFooter(because, shop),
  ];
  const sheet = `${TABLE} width="600" class="ink" style="${styles.sheet}">\n${renderHeader(shop)}${rows.join('')}</table>`;
  return renderPage({ subject, preheader: composePreheader(first, rest), sheet });
}

const hasLinks = (part: MailPart): boolean => typeof part !== 'string' && 'goods' in part && part.goods.some(({ link }) => link);

/** Paragraphs above the button, and everything below it. Paragraphs that only repeat the title are omitted. */
function arrangeParts(content: MailContent): { first: string[]; rest: MailPart[] } {
  const { parts } = content;
  const heading = chooseHeading(content);
  const unsaid = parts.map((part, index) => (index === 0 && typeof part === 'string' ? removeHeading(part, heading) : part));
  const nonEmpty = unsaid.filter((part) => part !== '');
  // A paragraph with a colon announces the part that follows.
  const end = nonEmpty.findIndex((part) => typeof part !== 'string' || part.endsWith(':'));
  const opening = end === -1 ? nonEmpty : nonEmpty.slice(0, end);
  const rest = end === -1 ? [] : nonEmpty.slice(end);
  const early = rest.flatMap((part) => (typeof part !== 'string' && 'early' in part ? part.early : []));
  return {
    first: [...opening.filter((part) => typeof part === 'string'), ...early].filter(Boolean),
    rest: rest.filter((part) => typeof part === 'string' || !('early' in part)),
  };
}

/** The subject as a title, with a code separated from the rest of it. */
function chooseHeading({ subject, parts }: MailContent): string {
  const code = parts.find((part) => typeof part !== 'string' && 'code' in part);
  return code ? capitalize(code.purpose) : subject;
}

const removeHeading = (text: string, heading: string): string =>
  text.startsWith(heading) && /^[.:]/.test(text.slice(heading.length)) ? text.slice(heading.length + 1).trim() : text;

/** The preview text that mail programs show beside the subject. */
function composePreheader(first: readonly string[], rest: readonly MailPart[]): string {
  const [part = ''] = [...first, ...rest];
  const text =
    typeof part === 'string' ? part : 'goods' in part ? part.goods.map(({ name }) => name).join(', ') : 'code' in part ? part.advice : '';
  return text.length > PREHEADER_LENGTH ? `${text.slice(0, PREHEADER_LENGTH)}…` : text;
}

function renderPage({ subject, preheader, sheet }: { subject: string; preheader: string; sheet: string }): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeText(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="${styles.body}">
<div style="${styles.preheader}">${escapeText(preheader)}</div>
${TABLE} width="100%" class="paper"><tr><td align="center">
${sheet}
</td></tr></table>
</body>
</html>
`;
}

const renderHeader = (shop: string): string =>
  renderRow('top', `<a href="${buildShopAddress(`${shop}/`, shop)}" style="${styles.wordmark}">Meet</a>`, 'cell line');

function renderButton({ label, action = label, url }: MailLink, shop: string): string {
  const link = `<a href="${buildShopAddress(url, shop)}" style="${styles.buttonLink}">${escapeText(action)}</a>`;
  return renderRow('cell', renderButtonTable(link, 'class="wide"'));
}

const renderButtonTable = (link: string, attributes: string): string =>
  `${TABLE} ${attributes}><tr><td class="button" style="${styles.button}">${link}</td></tr></table>`;

const renderQuietLink = ({ label, url }: MailLink, shop: string): string =>
  `<a href="${buildShopAddress(url, shop)}" style="${styles.link}">${escapeText(label)}</a>`;

function renderFooter(because: string, shop: string): string {
  const ways = { 'Мои заказы': '/account/orders', Возврат: '/info/offer/retail-sale', Контакты: '/info/contacts' };
  const links = Object.entries(ways).map(([label, path]) => `<a href="${escapeText(shop + path)}" style="${styles.footLink}">${label}</a>`);
  return renderRow('foot', `${because && `${escapeText(because)}<br>`}${links.join(' ')}`, 'cell line foot');
}

function renderPart(part: MailPart, shop: string): string {
  if (typeof part === 'string') return renderRow('cell', renderLinks(part, shop));
  if ('early' in part) return renderRow('cell', renderLinks(part.early, shop));
  if ('code' in part) return renderCode(part);
  return 'details' in part ? renderDetails(part) : renderGoods(part, shop);
}

const renderCode = ({ code, advice }: CodePart): string => renderRow('code', escapeText(code)) + renderRow('cell', escapeText(advice));

function renderDetails({ details }: DetailsPart): string {
  const lines = details.map(renderDetail).join('');
  return renderRow('ruled', `${TABLE} width="100%" class="ink facts" style="${styles.items}">${lines}</table>`, 'cell line');
}

function renderDetail({ label, value, isStrong }: MailDetail): string {
  const text = escapeText(value).replaceAll('\n', '<br>');
  const content = isStrong ? `<b style="${styles.strong}">${text}</b>` : text;
  return `<tr><td class="muted" style="${styles.detailLabel}">${escapeText(label)}</td><td style="${styles.detail}">${content}</td></tr>`;
}

function renderGoods({ goods, sums = [] }: GoodsPart, shop: string): string {
  const rows = goods.map((row) => renderGoodsRow(row, shop)).join('');
  const renderTable = (content: string): string => `${TABLE} width="100%" class="ink" style="${styles.items}">${content}</table>`;
  return (
    renderRow('ruled', renderTable(rows), 'cell line') +
    (sums.length > 0 ? renderRow('ruled', renderTable(sums.map(renderSum).join('')), 'cell line') : '')
  );
}

function renderGoodsRow(row: GoodsRow, shop: string): string {
  const { name, detail = '', price, day = '', link } = row;
  const notes = [detail, day]
    .filter(Boolean)
    .map((note) => `<br><span class="muted" style="${styles.muted}">${escapeText(capitalize(note))}</span>`);
  const act =
    link &&
    renderButtonTable(
      `<a href="${buildShopAddress(link.url, shop)}" style="${styles.rowLink}">${escapeText(link.label)}</a>`,
      'align="right"',
    );
  const right = act ?? (price && `<b>${escapeText(price)}</b>`) ?? '';
  return `<tr>${renderPicture(row, shop)}<td style="${styles.what}"><b>${escapeText(name)}</b>${notes.join('')}</td><td style="${styles.price}">${right}</td></tr>`;
}

function renderPicture({ picture, name }: GoodsRow, shop: string): string {
  if (picture === undefined) return '';
  const content = picture
    ? `<img class="picture" src="${buildShopAddress(picture, shop)}" width="72" height="90" alt="${escapeText(name)}" style="${styles.image}">`
    : `<div class="tile" style="${styles.noImage}"></div>`;
  return `<td style="${styles.picture}">${content}</td>`;
}

function renderSum({ label, value, isTotal }: Sum): string {
  const [labelStyle, valueStyle] = isTotal ? [styles.totalLabel, styles.total] : [styles.sumLabel, styles.sum];
  return `<tr><td${isTotal ? '' : ' class="muted"'} style="${labelStyle}">${escapeText(label)}</td><td style="${valueStyle}">${escapeText(value)}</td></tr>`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
