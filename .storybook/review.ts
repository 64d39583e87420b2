import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures of a failure with their captions, from left to right. */
const pictureKinds = [
  ['before', 'Before'],
  ['actual', 'Now'],
  ['diff', 'Difference'],
] as const;

const styles = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid; }
  code { user-select: all; }
`;

/** A row about a changed story in one view. An example of `name` is `light-1440/kit-button--solid`. */
function composeRow(name: string, files: ReadonlySet<string>): string {
  const story = name.slice(name.lastIndexOf('/') + 1);
  const figures = pictureKinds.map(([suffix, caption]) => {
    const file = `${name}.${suffix}.png`;
    const picture = files.has(file) ? `<a href="${file}"><img src="${file}" alt=""></a>` : '<p>None</p>';
    return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
  });
  const accept = `npm test -w @meet/stories -- --story '${story}' --renew`;
  return `<section><h2>${name}</h2><div class="row">${figures.join('')}</div><p>Accept: <code>${accept}</code></p></section>`;
}

/** Writes a page that compares every changed picture, and returns its path, or undefined if no picture has changed. */
export async function writeReviewPage(folder: string): Promise<string | undefined> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const files = new Set(entries.map((file) => file.replaceAll('\\', '/')));
  const names = [...files].filter((file) => file.endsWith('.actual.png')).map((file) => file.replace('.actual.png', ''));
  if (names.length === 0) return undefined;
  const rows = names.sort().map((name) => composeRow(name, files));
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>${styles}</style>${rows.join('\n')}\n`);
  return page;
}
