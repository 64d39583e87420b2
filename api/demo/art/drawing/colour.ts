// Colour calculations in OKLCH. They derive the tones that a material needs from one colour of the palette.

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

interface Oklch {
  L: number;
  C: number;
  h: number;
}

export function toOklch(hex: string): Oklch {
  const channel = (i: number): number => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { L, C: Math.hypot(A, B), h: Math.atan2(B, A) };
}

function linearRgb({ L, C, h }: Oklch): number[] {
  const a = C * Math.cos(h);
  const b = C * Math.sin(h);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts OKLCH to hex. Reduces the chroma until the colour is inside sRGB. */
export function toHex({ L, C, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, L));
  let chroma = C;
  let rgb = linearRgb({ L: light, C: chroma, h });
  while (chroma > 0.002 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    chroma *= 0.92;
    rgb = linearRgb({ L: light, C: chroma, h });
  }
  const byte = (v: number): string => Math.round(255 * toGamma(Math.min(1, Math.max(0, v)))).toString(16).padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** Mixes two colours in OKLab. `t` is the share of the second one. */
export function mixColours(a: string, b: string, t: number): string {
  const [p, q] = [toOklch(a), toOklch(b)];
  const x = p.C * Math.cos(p.h) * (1 - t) + q.C * Math.cos(q.h) * t;
  const y = p.C * Math.sin(p.h) * (1 - t) + q.C * Math.sin(q.h) * t;
  return toHex({ L: p.L * (1 - t) + q.L * t, C: Math.hypot(x, y), h: Math.atan2(y, x) });
}

/**
 * Returns the tones of a material. White is made a little darker and black clearly lighter, so that both leave room for highlights and
 * shadows.
 */
export function deriveTones(colour: string) {
  const oklch = toOklch(colour);
  const L = Math.min(0.972, Math.max(0.255, oklch.L));
  const at = (light: number, chroma = 1): string => toHex({ L: light, C: oklch.C * chroma, h: oklch.h });
  return {
    L,
    pale: L > 0.8,
    black: L < 0.36,
    highlight: at(L + (1 - L) * 0.46, 0.8),
    light: at(L + (1 - L) * 0.17, 0.92),
    base: at(L),
    mid: at(L * 0.925),
    dark: at(L * 0.82, 0.98),
    deep: at(L * 0.6, 0.9),
    darkest: at(L * 0.36, 0.7),
    // Colour of a thread that is visible on cloth of this colour.
    thread: L > 0.45 ? at(L * 0.76, 0.9) : at(L + (1 - L) * 0.3, 0.7),
  };
}

export type Tones = ReturnType<typeof deriveTones>;

/** Returns the first of these colours that is clearly visible on the cloth; almost white or black if none is. */
export function chooseContrasting(cloth: Tones, colours: readonly Tones[]): Tones {
  return colours.find(({ L }) => Math.abs(L - cloth.L) > 0.2) ?? deriveTones(cloth.L > 0.6 ? '#2A2A2E' : '#F1ECE2');
}
