const minContrast = 4.5;

/** Relative luminance as WCAG defines it: 0 for black, 1 for white. */
export function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Contrast ratio of two colours: 1 for none, 21 for black on white. */
export function computeContrastRatio(firstHex: string, secondHex: string): number {
  const [dim = 0, bright = 0] = [computeLuminance(firstHex), computeLuminance(secondHex)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Colours chosen outside the kit, as #RRGGBB. */
export interface ChosenColours {
  text: string;
  background: string;
}

/** Returns the chosen text colour if it is readable on its background; otherwise black or white, one of which always is. */
export function chooseReadableText({ text, background }: ChosenColours): string {
  if (computeContrastRatio(text, background) >= minContrast) return text;
  return computeContrastRatio('#FFFFFF', background) >= minContrast ? '#FFFFFF' : '#000000';
}
