import type { Message } from '../message.model.js';
import type { GoodsRow, Mail, MailContent, MailDetail, MailLink, MailPart } from './mail.model.js';
import { renderHtml } from './mail-html.rules.js';

/** The plain text part of a mail. */
function renderText({ greeting, parts, links = [] }: MailContent): string {
  const paragraphs = [greeting, ...parts.map(formatPart), links.map(formatLink).join('\n')];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function formatPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('early' in part) return part.early;
  if ('code' in part) return `${part.code}\u00a0— ${part.purpose}. ${part.advice}`;
  if ('details' in part) return part.details.map(formatDetail).join('\n');
  return [...part.goods.map(formatRow), ...(part.sums ?? []).map(formatDetail)].join('\n');
}

function formatRow({ name, detail, price, day, link }: GoodsRow): string {
  const value = [price, day, link?.url].filter(Boolean).join(', ');
  return `—\u00a0${[name, detail].filter(Boolean).join(', ')}${value && `: ${value}`}`;
}

const formatDetail = ({ label, value, separator = ': ' }: MailDetail): string => `${label}${separator}${value}`;

const formatLink = ({ label, url }: MailLink): string => `${label}: ${url}`;

/** Renders both parts of a mail. `shop` is the origin that shoppers see. */
export const renderMail = (content: MailContent, shop: string): Mail => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content, shop),
});

/** Adds an HTML part with the same text to a mail whose domain has written none. Text messages have none. */
export function withHtml(message: Message, shop: string): Message {
  if (message.type === 'PHONE' || message.html !== undefined) return message;
  return { ...message, html: renderHtml(toContent(message, shop), shop) };
}

const GREETING = /^Здравствуйте[^\n]*!$/;
const LINK_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/;

/** Parses a plain text into its greeting, its paragraphs, and its last lines if they are links. */
function toContent({ subject = 'Meet', text, unsubscribeUrl }: Message, shop: string): MailContent {
  const paragraphs = text.trim().split(/\n{2,}/);
  const greeting = GREETING.test(paragraphs[0] ?? '') ? paragraphs.shift() : undefined;
  const writtenLinks = findLinks(paragraphs.at(-1) ?? '', shop);
  // Mails that a person requested end without an unsubscribe button.
  const links = writtenLinks.some(({ url }) => url === unsubscribeUrl) ? [] : writtenLinks;
  if (links.length > 0) paragraphs.pop();
  return { subject, ...(greeting && { greeting }), parts: paragraphs, links };
}

function findLinks(paragraph: string, shop: string): MailLink[] {
  const links = paragraph.split('\n').map((line) => {
    const [, label = '', url = ''] = LINK_LINE.exec(line) ?? [];
    return { label, url };
  });
  return links.every(({ url }) => url.startsWith(`${shop}/`)) ? links : [];
}
