import type { Fact, GoodsRow, MailContent, MailLink, MailPart } from './mail.model.js';

/** The plain text part of a mail. */
export function renderText({ greeting, parts, links = [] }: MailContent): string {
  const paragraphs = [greeting, ...parts.map(partLines), links.map(linkLine).join('\n')];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function partLines(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('early' in part) return part.early;
  if ('code' in part) return `${part.code}\u00a0— ${part.purpose}. ${part.advice}`;
  if ('facts' in part) return part.facts.map(factLine).join('\n');
  return [...part.goods.map(rowLine), ...(part.sums ?? []).map(factLine)].join('\n');
}

function rowLine({ name, detail, price, day, link }: GoodsRow): string {
  const value = [price, day, link?.url].filter(Boolean).join(', ');
  return `—\u00a0${[name, detail].filter(Boolean).join(', ')}${value && `: ${value}`}`;
}

const factLine = ({ label, value, joint = ': ' }: Fact): string => `${label}${joint}${value}`;

const linkLine = ({ label, url }: MailLink): string => `${label}: ${url}`;
