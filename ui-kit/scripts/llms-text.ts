import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Guide, isOmission } from '../src/internal/guide.ts';

const introduction = `# @meet/ui-kit

React 19 components of a fashion shop: plain props, Emotion, light and dark themes, keyboard and screen readers, client and server rendering.

\`\`\`tsx
import '@meet/ui-kit/theme.css'; // once
import { Button } from '@meet/ui-kit/button';

<Button onClick={buy}>В корзину</Button>;
\`\`\`

- Import a component from its entry point. Its properties are described in the type declarations named below it; read them before you use it.
- Prices are integers in the minor unit of the currency: kopecks, cents. Texts are in Russian and prices in roubles, unless \`LocaleProvider\` says otherwise: \`<LocaleProvider language="en-IE" currency="EUR" texts={en}>\`.
- A link is \`{ label, href }\` in every list of links.
- Colours, spaces and fonts come from \`@meet/ui-kit/theme\`: \`role('text')\`, \`space(4)\`, \`font(500, 16)\`. Never write raw colours.
- \`StyleProvider\` of \`@meet/ui-kit/style\` lets classes of a page win over the kit's styles; with \`layer="meet"\`, those of Tailwind too.
- Links are rendered by \`LinkProvider\` of \`@meet/ui-kit/link\`, pictures by \`PictureProvider\` of \`@meet/ui-kit/picture\`.
- Design tokens in the format of the DTCG: \`@meet/ui-kit/tokens/meet.resolver.json\`.
`;

const formatList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function formatComponent(name: string, folder: string, { use, avoid, writing, keyboard, related }: Guide): string {
  const parts = [
    `## ${name}\n\n\`import { ${name} } from '@meet/ui-kit/${folder}';\` Types: \`dist/${folder}/${name}.d.ts\``,
    `For:\n${formatList(use)}`,
    `Not for:\n${formatList(avoid)}`,
    isOmission(writing) ? '' : `Texts:\n${formatList(writing.map(({ rule, good, bad }) => `${rule} «${good}», not «${bad}».`))}`,
    isOmission(keyboard) ? '' : `Keyboard:\n${formatList(keyboard.map(([keys, effect]) => `${keys}: ${effect}`))}`,
    `Related: ${Object.entries(related)
      .map(([other, difference]) => `${other} (${difference})`)
      .join(', ')}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const source = join(import.meta.dirname, '../src');

/** The manual of the package for coding agents, composed of each component's guide. */
export async function composeLlmsText(): Promise<string> {
  const files = globSync('*/*.guide.ts', { cwd: source }).sort();
  const sections = await Promise.all(
    files.map(async (file) => {
      const { guide }: { guide: Guide } = await import(pathToFileURL(join(source, file)).href);
      return formatComponent(basename(file, '.guide.ts'), dirname(file), guide);
    }),
  );
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
