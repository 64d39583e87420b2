import { createRequire } from 'node:module';
import { getIconData } from '@iconify/utils';
import { lucideNames } from '../src/icon/icon-names.ts';

const lucide: Parameters<typeof getIconData>[0] = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

const readAttribute = (element: string, name: string): number => Number(new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1]);

function drawCircle(element: string): string {
  const r = readAttribute(element, 'r');
  return `M${readAttribute(element, 'cx') - r} ${readAttribute(element, 'cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function drawRect(element: string): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => readAttribute(element, name) || 0) as [
    number,
    number,
    number,
    number,
  ];
  const r = readAttribute(element, 'rx') || 0;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

const shapes: Record<string, (element: string) => string> = { circle: drawCircle, rect: drawRect };

/**
 * Rounds a coordinate to hundredths, far below a pixel. Returns it unchanged if the rounded number would have no decimals: without a point
 * it could merge with the next number.
 */
function roundToHundredths(coordinate: string): string {
  const rounded = Number(coordinate)
    .toFixed(2)
    .replace(/^0|0+$/g, '');
  return rounded.length < coordinate.length && !rounded.endsWith('.') ? rounded : coordinate;
}

function readOutlines(name: string): string[] {
  const body = getIconData(lucide, name)?.body;
  if (!body) throw new Error(`Lucide has no icon "${name}"`);
  return [...body.matchAll(/<(\w+) [^>]*\/>/g)].map(([element, kind]) => {
    const d = shapes[kind ?? '']?.(element) ?? / d="([^"]+)"/.exec(element)?.[1];
    if (!d) throw new Error(`Icon "${name}" draws with <${kind}>, which is not known here`);
    return d.replace(/\d*\.\d+/g, roundToHundredths).replaceAll(' -', '-');
  });
}

/** Returns the source of a module with the path data of every icon in use. */
export function composeIconsModule(): string {
  const rows = Object.entries(lucideNames).map(([name, lucideName]) => `  ${name}: ${JSON.stringify(readOutlines(lucideName))},`);
  return [
    "import type { IconName } from '../icon-names.ts';",
    '',
    'export const iconPaths: Record<IconName, readonly string[]> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
