/** A common screen: its width in CSS pixels, and its device pixels per CSS pixel. */
export interface Screen {
  width: number;
  density: number;
}

const commonScreens: readonly Screen[] = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

const IMAGE_TAG = /<img\b[^>]*>/gi;

/** Returns the URLs of the pictures that browsers on these screens choose from a page's HTML, without duplicates. */
export function findVisiblePictures(html: string, screens: readonly Screen[] = commonScreens): string[] {
  const images = (html.match(IMAGE_TAG) ?? []).map((tag) => ({
    candidates: parseCandidates(readAttribute(tag, 'srcset')),
    sizes: readAttribute(tag, 'sizes'),
  }));
  return [
    ...new Set(images.flatMap(({ candidates, sizes }) => screens.flatMap((screen) => chooseCandidate(candidates, sizes, screen) ?? []))),
  ];
}

interface Candidate {
  address: string;
  width: number;
}

function readAttribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value.replaceAll('&amp;', '&');
}

/** Splits at commas that are followed by a space, because URLs may contain commas. */
function parseCandidates(srcset: string): Candidate[] {
  return srcset.split(/,\s+/).flatMap((text) => {
    const [, address, width] = /^(\S+)\s+(\d+)w$/.exec(text.trim()) ?? [];
    return address === undefined ? [] : { address, width: Number(width) };
  });
}

/** Chooses the smallest candidate that is sharp on the screen, or the largest one. */
function chooseCandidate(candidates: readonly Candidate[], sizes: string, screen: Screen): string | undefined {
  const neededWidth = computeDisplayedWidth(sizes, screen.width) * screen.density;
  return (candidates.find(({ width }) => width >= neededWidth) ?? candidates.at(-1))?.address;
}

/** Evaluates `sizes` as the shop writes it: lengths in px or vw, each with a min-width condition except the last. */
function computeDisplayedWidth(sizes: string, screenWidth: number): number {
  for (const part of sizes.split(',')) {
    const [, minWidth = '0', length = '100', unit = 'vw'] = /^\s*(?:\(min-width:\s*(\d+)px\)\s*)?([\d.]+)(px|vw)\s*$/.exec(part) ?? [];
    if (screenWidth >= Number(minWidth)) return unit === 'px' ? Number(length) : (screenWidth * Number(length)) / 100;
  }
  return screenWidth;
}
