import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { themeCss } from '../src/theme/theme-css.ts';
import { createTokenFiles } from './design-tokens.ts';
import { fontFiles } from './fonts.ts';
import { iconsModule } from './icons.ts';

const source = new URL('../src/', import.meta.url);
const themeDir = new URL('theme/generated/', source);
const tokenDir = new URL('tokens/', themeDir);
const iconDir = new URL('icon/generated/', source);

await Promise.all([mkdir(tokenDir, { recursive: true }), mkdir(iconDir, { recursive: true })]);
const base = await readFile(new URL('theme/base.css', source), 'utf8');
await writeFile(new URL('theme.css', themeDir), `${themeCss()}${base}`);
await writeFile(new URL('icon-paths.ts', iconDir), iconsModule());
for (const { file, bytes } of await fontFiles()) await writeFile(new URL(file, themeDir), bytes);
for (const [file, tokens] of Object.entries(createTokenFiles()))
  await writeFile(new URL(file, tokenDir), `${JSON.stringify(tokens, null, 2)}\n`);
