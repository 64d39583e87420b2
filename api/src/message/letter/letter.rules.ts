import type { Message } from '../message.model.js';
import type { LetterContent, LetterLink, Mail } from './letter.model.js';
import { htmlOf } from './letter-html.rules.js';
import { textOf } from './letter-text.rules.js';

/** Renders both parts of a mail. `shop` is the origin that shoppers see. */
export const mailOf = (content: LetterContent, shop: string): Mail => ({
  subject: content.subject,
  text: textOf(content),
  html: htmlOf(content, shop),
});

/** The message with an HTML part, which says the text if its domain has written no other. Text messages have none. */
export function withHtml(message: Message, shop: string): Message {
  if (message.type === 'PHONE' || message.html !== undefined) return message;
  return { ...message, html: htmlOf(contentOf(message, shop), shop) };
}

const GREETING = /^Здравствуйте[^\n]*!$/;
const LINK_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/;

/** Reads a plain text: its greeting, its paragraphs, and its last lines if they are links. */
function contentOf({ subject = 'Meet', text, unsubscribeUrl }: Message, shop: string): LetterContent {
  const paragraphs = text.trim().split(/\n{2,}/);
  const greeting = GREETING.test(paragraphs[0] ?? '') ? paragraphs.shift() : undefined;
  const written = linksOf(paragraphs.at(-1) ?? '', shop);
  // No button ends the mails that somebody asked for.
  const links = written.some(({ url }) => url === unsubscribeUrl) ? [] : written;
  if (links.length > 0) paragraphs.pop();
  return { subject, ...(greeting && { greeting }), parts: paragraphs, links };
}

function linksOf(paragraph: string, shop: string): LetterLink[] {
  const links = paragraph.split('\n').map((line) => {
    const [, label = '', url = ''] = LINK_LINE.exec(line) ?? [];
    return { label, url };
  });
  return links.every(({ url }) => url.startsWith(`${shop}/`)) ? links : [];
}
