const characterByEntity: Record<string, string> = { '&nbsp;': '\u00a0', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text content of trusted HTML. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => characterByEntity[entity] ?? entity)
    .trim();
}

const maxSummaryLength = 160;

/** Returns a description of a text: its first paragraph, cut after a sentence or else after a word. */
export function summarize(html: string): string {
  const text = toPlainText(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html).replaceAll(/\s+/g, ' ');
  if (text.length <= maxSummaryLength) return text;
  const beginning = text.slice(0, maxSummaryLength);
  const sentence = /^.*[.!?](?=\s)/.exec(beginning)?.[0];
  return sentence ?? `${beginning.slice(0, beginning.lastIndexOf(' '))}…`;
}
