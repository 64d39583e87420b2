import { toPlainText } from './plain-text.rules.ts';

export interface OutlineHeading {
  id: string;
  title: string;
}

export interface Outline {
  /** The text with an anchor on each section. */
  html: string;
  headings: OutlineHeading[];
}

const latinByCyrillic: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o' },
  ...{ п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu' },
  я: 'ya',
};

/** Returns a function that makes unique, readable anchors: «Как вернуть вещь?» becomes `kak-vernut-vesch`. Duplicates get a number. */
export function createAnchorBuilder() {
  const countByAnchor = new Map<string, number>();
  return (text: string): string => {
    const latinText = [...text.toLowerCase()].map((letter) => latinByCyrillic[letter] ?? letter).join('');
    const anchor = latinText.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'razdel';
    const count = (countByAnchor.get(anchor) ?? 0) + 1;
    countByAnchor.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  };
}

/** Adds anchors to the sections of a text and lists them. Existing ids are kept. */
export function buildOutline(html: string): Outline {
  const buildAnchor = createAnchorBuilder();
  const headings: OutlineHeading[] = [];
  const anchoredHtml = html.replaceAll(/<h2([^>]*)>(.*?)<\/h2>/gs, (heading, attributes: string, content: string) => {
    const title = toPlainText(content);
    const existingId = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = existingId ?? buildAnchor(title);
    headings.push({ id, title });
    return existingId ? heading : `<h2${attributes} id="${id}">${content}</h2>`;
  });
  return { html: anchoredHtml, headings };
}
