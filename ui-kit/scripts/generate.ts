import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { composeFontsCss, composeTokensCss } from '../src/theme/theme-css.ts';
import { createTokenFiles } from './design-tokens.ts';
import { buildFontFiles } from './fonts.ts';
import { composeIconsModule } from './icons.ts';

const source = new URL('../src/', import.meta.url);
const themeDir = new URL('theme/generated/', source);
const tokenDir = new URL('tokens/', themeDir);
const iconDir = new URL('icon/generated/', source);

await Promise.all([mkdir(tokenDir, { recursive: true }), mkdir(iconDir, { recursive: true })]);
const reset = await readFile(new URL('theme/reset.css', source), 'utf8');
const sheets = { 'fonts.css': composeFontsCss(), 'tokens.css': composeTokensCss(), 'reset.css': reset };
// `theme.css` joins the three sheets, for those who want all of them in one request.
for (const [file, css] of Object.entries({ ...sheets, 'theme.css': Object.values(sheets).join('') }))
  await writeFile(new URL(file, themeDir), css);
await writeFile(new URL('icon-paths.ts', iconDir), composeIconsModule());
for (const { file, bytes } of await buildFontFiles()) await writeFile(new URL(file, themeDir), bytes);
for (const [file, tokens] of Object.entries(createTokenFiles()))
  await writeFile(new URL(file, tokenDir), `${JSON.stringify(tokens, null, 2)}\n`);
