import type { Message } from '../message.model.js';
import type { GoodsRow, Mail, MailBlock, MailContent, MailDetail, MailLink } from './mail.model.js';
import { renderHtml } from './mail-html.rules.js';

/** Renders the plain text part of a mail. */
function renderText({ greeting, blocks, links = [] }: MailContent): string {
  const paragraphs = [greeting, ...blocks.map(formatBlock), links.map(formatLink).join('\n')];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function formatBlock(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('underHeading' in block) return block.underHeading;
  if ('code' in block) return `${block.code}\u00a0— ${block.purpose}. ${block.advice}`;
  if ('details' in block) return block.details.map(formatDetail).join('\n');
  return [...block.goods.map(formatRow), ...(block.sums ?? []).map(formatDetail)].join('\n');
}

function formatRow({ name, detail, price, day, link }: GoodsRow): string {
  const value = [price, day, link?.url].filter(Boolean).join(', ');
  return `—\u00a0${[name, detail].filter(Boolean).join(', ')}${value && `: ${value}`}`;
}

const formatDetail = ({ label, value, separator = ': ' }: MailDetail): string => `${label}${separator}${value}`;

const formatLink = ({ label, url }: MailLink): string => `${label}: ${url}`;

/** Renders both parts of a mail. `shopUrl` is the origin that shoppers see. */
export const renderMail = (content: MailContent, shopUrl: string): Mail => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content, shopUrl),
});

/** Adds an HTML part with the same text to a mail that was composed without one. Text messages have no HTML part. */
export function addHtml(message: Message, shopUrl: string): Message {
  if (message.type === 'PHONE' || message.html !== undefined) return message;
  return { ...message, html: renderHtml(toContent(message, shopUrl), shopUrl) };
}

const GREETING = /^Здравствуйте[^\n]*!$/;
const LINK_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/;

/** Parses a plain text into its greeting, its paragraphs, and its last lines if they are links. */
function toContent({ subject = 'Meet', text, unsubscribeUrl }: Message, shopUrl: string): MailContent {
  const paragraphs = text.trim().split(/\n{2,}/);
  const greeting = GREETING.test(paragraphs[0] ?? '') ? paragraphs.shift() : undefined;
  const lastLinks = findLinks(paragraphs.at(-1) ?? '', shopUrl);
  // A link to unsubscribe stays in the text and does not become a button.
  const links = lastLinks.some(({ url }) => url === unsubscribeUrl) ? [] : lastLinks;
  if (links.length > 0) paragraphs.pop();
  return { subject, ...(greeting && { greeting }), blocks: paragraphs, links };
}

function findLinks(paragraph: string, shopUrl: string): MailLink[] {
  const links = paragraph.split('\n').map((line) => {
    const [, label = '', url = ''] = LINK_LINE.exec(line) ?? [];
    return { label, url };
  });
  return links.every(({ url }) => url.startsWith(`${shopUrl}/`)) ? links : [];
}
