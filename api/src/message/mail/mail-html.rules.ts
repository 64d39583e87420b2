import type { CodeBlock, DetailsBlock, GoodsBlock, GoodsRow, MailBlock, MailContent, MailDetail, MailLink, Sum } from './mail.model.js';
import { styleSheet, styles } from './mail-style.rules.js';
import { escapeShopUrl, escapeText, renderLinks } from './markup.rules.js';

const PREHEADER_LENGTH = 120;

const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';

const renderRow = (style: keyof typeof styles, content: string, className = 'cell'): string =>
  `<tr><td class="${className}" style="${styles[style]}">${content}</td></tr>\n`;

/** The HTML part of a mail: one column of tables that can be read without scripts, fonts and pictures. */
export function renderHtml(content: MailContent, shopUrl: string): string {
  const { subject, greeting = '', links = [], reason = '' } = content;
  const heading = chooseHeading(content);
  const { aboveButton, belowButton } = splitAtButton(content);
  // If the goods have links of their own, these come first, and no other link becomes the button.
  const mainLink = belowButton.some(hasLinks) ? undefined : links[0];
  const otherLinks = links.filter((link) => link !== mainLink);
  const rows = [
    renderRow('greeting', escapeText(greeting), 'cell muted'),
    renderRow('title', `<h1 class="heading" style="${styles.heading}">${escapeText(heading)}</h1>`),
    ...aboveButton.map((paragraph) => renderRow('cell', renderLinks(paragraph, shopUrl))),
    mainLink ? renderButton(mainLink, shopUrl) : '',
    ...belowButton.map((block) => renderBlock(block, shopUrl)),
    otherLinks.length > 0 ? renderRow('otherLinks', otherLinks.map((link) => renderOtherLink(link, shopUrl)).join('<br>')) : '',
    renderFooter(reason, shopUrl),
  ];
  const contentTable = `${TABLE} width="600" class="ink" style="${styles.contentTable}">\n${renderHeader(shopUrl)}${rows.join('')}</table>`;
  return renderPage({ subject, preheader: composePreheader(aboveButton, belowButton), contentTable });
}

const hasLinks = (block: MailBlock): boolean => typeof block !== 'string' && 'goods' in block && block.goods.some(({ link }) => link);

/**
 * Paragraphs above the button, and everything below the button. If the first paragraph begins with the heading, the heading is removed
 * from that paragraph.
 */
function splitAtButton(content: MailContent): { aboveButton: string[]; belowButton: MailBlock[] } {
  const { blocks } = content;
  const heading = chooseHeading(content);
  const blocksWithoutHeading = blocks.map((block, index) =>
    index === 0 && typeof block === 'string' ? removeHeading(block, heading) : block,
  );
  const nonEmptyBlocks = blocksWithoutHeading.filter((block) => block !== '');
  // A paragraph that ends in a colon introduces the block that follows.
  const buttonIndex = nonEmptyBlocks.findIndex((block) => typeof block !== 'string' || block.endsWith(':'));
  const openingBlocks = buttonIndex === -1 ? nonEmptyBlocks : nonEmptyBlocks.slice(0, buttonIndex);
  const belowButton = buttonIndex === -1 ? [] : nonEmptyBlocks.slice(buttonIndex);
  const underHeading = belowButton.flatMap((block) => (typeof block !== 'string' && 'underHeading' in block ? block.underHeading : []));
  return {
    aboveButton: [...openingBlocks.filter((block) => typeof block === 'string'), ...underHeading].filter(Boolean),
    belowButton: belowButton.filter((block) => typeof block === 'string' || !('underHeading' in block)),
  };
}

/** The heading: the purpose of the code if the mail contains a code, otherwise the subject. */
function chooseHeading({ subject, blocks }: MailContent): string {
  const codeBlock = blocks.find((block) => typeof block !== 'string' && 'code' in block);
  return codeBlock ? capitalize(codeBlock.purpose) : subject;
}

const removeHeading = (text: string, heading: string): string =>
  text.startsWith(heading) && /^[.:]/.test(text.slice(heading.length)) ? text.slice(heading.length + 1).trim() : text;

/** The preview text that mail programs show beside the subject. */
function composePreheader(aboveButton: readonly string[], belowButton: readonly MailBlock[]): string {
  const [block = ''] = [...aboveButton, ...belowButton];
  const preheader =
    typeof block === 'string'
      ? block
      : 'goods' in block
        ? block.goods.map(({ name }) => name).join(', ')
        : 'code' in block
          ? block.advice
          : '';
  return preheader.length > PREHEADER_LENGTH ? `${preheader.slice(0, PREHEADER_LENGTH)}…` : preheader;
}

function renderPage({ subject, preheader, contentTable }: { subject: string; preheader: string; contentTable: string }): string {
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
${contentTable}
</td></tr></table>
</body>
</html>
`;
}

const renderHeader = (shopUrl: string): string =>
  renderRow('header', `<a href="${escapeShopUrl(`${shopUrl}/`, shopUrl)}" style="${styles.wordmark}">Meet</a>`, 'cell line');

function renderButton({ label, action = label, url }: MailLink, shopUrl: string): string {
  const link = `<a href="${escapeShopUrl(url, shopUrl)}" style="${styles.buttonLink}">${escapeText(action)}</a>`;
  return renderRow('cell', renderButtonTable(link, 'class="wide"'));
}

const renderButtonTable = (link: string, attributes: string): string =>
  `${TABLE} ${attributes}><tr><td class="button" style="${styles.button}">${link}</td></tr></table>`;

const renderOtherLink = ({ label, url }: MailLink, shopUrl: string): string =>
  `<a href="${escapeShopUrl(url, shopUrl)}" style="${styles.link}">${escapeText(label)}</a>`;

function renderFooter(reason: string, shopUrl: string): string {
  const footerPaths = { 'Мои заказы': '/account/orders', Возврат: '/info/offer/retail-sale', Контакты: '/info/contacts' };
  const links = Object.entries(footerPaths).map(
    ([label, path]) => `<a href="${escapeText(shopUrl + path)}" style="${styles.footerLink}">${label}</a>`,
  );
  return renderRow('footer', `${reason && `${escapeText(reason)}<br>`}${links.join(' ')}`, 'cell line foot');
}

function renderBlock(block: MailBlock, shopUrl: string): string {
  if (typeof block === 'string') return renderRow('cell', renderLinks(block, shopUrl));
  if ('underHeading' in block) return renderRow('cell', renderLinks(block.underHeading, shopUrl));
  if ('code' in block) return renderCode(block);
  return 'details' in block ? renderDetails(block) : renderGoods(block, shopUrl);
}

const renderCode = ({ code, advice }: CodeBlock): string => renderRow('code', escapeText(code)) + renderRow('cell', escapeText(advice));

function renderDetails({ details }: DetailsBlock): string {
  const detailRows = details.map(renderDetail).join('');
  return renderRow('sectionWithLine', `${TABLE} width="100%" class="ink facts" style="${styles.items}">${detailRows}</table>`, 'cell line');
}

function renderDetail({ label, value, isStrong }: MailDetail): string {
  const text = escapeText(value).replaceAll('\n', '<br>');
  const content = isStrong ? `<b style="${styles.strong}">${text}</b>` : text;
  return `<tr><td class="muted" style="${styles.detailLabel}">${escapeText(label)}</td><td style="${styles.detail}">${content}</td></tr>`;
}

function renderGoods({ goods, sums = [] }: GoodsBlock, shopUrl: string): string {
  const rows = goods.map((row) => renderGoodsRow(row, shopUrl)).join('');
  const renderTable = (content: string): string => `${TABLE} width="100%" class="ink" style="${styles.items}">${content}</table>`;
  return (
    renderRow('sectionWithLine', renderTable(rows), 'cell line') +
    (sums.length > 0 ? renderRow('sectionWithLine', renderTable(sums.map(renderSum).join('')), 'cell line') : '')
  );
}

function renderGoodsRow(row: GoodsRow, shopUrl: string): string {
  const { name, detail = '', price, day = '', link } = row;
  const detailLines = [detail, day]
    .filter(Boolean)
    .map((note) => `<br><span class="muted" style="${styles.muted}">${escapeText(capitalize(note))}</span>`);
  const button =
    link &&
    renderButtonTable(
      `<a href="${escapeShopUrl(link.url, shopUrl)}" style="${styles.rowLink}">${escapeText(link.label)}</a>`,
      'align="right"',
    );
  const priceOrButton = button ?? (price && `<b>${escapeText(price)}</b>`) ?? '';
  return `<tr>${renderPicture(row, shopUrl)}<td style="${styles.goodsName}"><b>${escapeText(name)}</b>${detailLines.join('')}</td><td style="${styles.price}">${priceOrButton}</td></tr>`;
}

function renderPicture({ picture, name }: GoodsRow, shopUrl: string): string {
  if (picture === undefined) return '';
  const content = picture
    ? `<img class="picture" src="${escapeShopUrl(picture, shopUrl)}" width="72" height="90" alt="${escapeText(name)}" style="${styles.image}">`
    : `<div class="tile" style="${styles.noImage}"></div>`;
  return `<td style="${styles.picture}">${content}</td>`;
}

function renderSum({ label, value, isTotal }: Sum): string {
  const [labelStyle, valueStyle] = isTotal ? [styles.totalLabel, styles.total] : [styles.sumLabel, styles.sum];
  return `<tr><td${isTotal ? '' : ' class="muted"'} style="${labelStyle}">${escapeText(label)}</td><td style="${valueStyle}">${escapeText(value)}</td></tr>`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
