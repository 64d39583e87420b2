import { createHash } from 'node:crypto';
import type { InboxMessage } from './inbox.js';
import { colours, textFontFamily } from './mail/mail-style.rules.js';
import { escapeText } from './mail/markup.rules.js';

const renderColour = (role: keyof typeof colours): string => `light-dark(${colours[role].join(', ')})`;

const STYLE = `
:root { color-scheme: light dark; --paper: ${renderColour('paper')}; --ink: ${renderColour('ink')};
  --muted: ${renderColour('muted')}; --line: ${renderColour('line')}; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5rem ${textFontFamily};
  max-width: 46rem; margin-inline: auto; padding: 40px 16px 80px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; padding-bottom: 24px; }
h1 { font-size: 1.75rem; line-height: 2rem; letter-spacing: -.02em; font-weight: 600; }
header p, .meta { color: var(--muted); font-size: .875rem; line-height: 1.25rem; }
ol { list-style: none; padding: 0; }
li { border-top: 1px solid var(--line); padding: 20px 0 24px; }
.meta { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.meta time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
h2 { font-size: 1.125rem; line-height: 1.625rem; font-weight: 600; margin-top: 8px; overflow-wrap: anywhere; }
a { color: inherit; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 8px; }
.empty { border-top: 1px solid var(--line); padding-top: 24px; }
`;

/** Hash of the page's style, which is the only style that the page's Content-Security-Policy allows. */
export const inboxStyleHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const timeFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Renders the messages as a page that reloads itself every few seconds, without a script. */
export function renderInboxPage(messages: readonly InboxMessage[]): string {
  const messageList =
    messages.length > 0 ? `<ol>${messages.map(renderMessage).join('')}</ol>` : '<p class="empty">Пока ничего не\u00a0отправлено.</p>';
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Входящие: ${messages.length} — Meet</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Входящие</h1><p>Письма и\u00a0SMS, которые магазин отправил бы на\u00a0самом деле</p></header>
<main>${messageList}</main>
</body>
</html>
`;
}

function renderMessage({ type, address, subject, text, html, key, sentAt }: InboxMessage): string {
  const kind = type === 'PHONE' ? 'SMS' : 'Письмо';
  const heading = subject === undefined ? '' : `<h2>${escapeText(subject)}</h2>`;
  const time = `<time datetime="${sentAt.toISOString()}">${timeFormat.format(sentAt)}\u00a0МСК</time>`;
  const htmlLink =
    html === undefined ? '' : `<a href="/inbox/letter?${escapeText(String(new URLSearchParams({ key })))}">С\u00a0оформлением</a>`;
  const meta = `<p class="meta"><span>${kind}</span><span>${escapeText(address)}</span>${htmlLink}${time}</p>`;
  return `<li>${meta}${heading}<pre>${escapeText(text)}</pre></li>`;
}
