/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useMemo } from 'react';
import { encode } from 'uqr';
import { color } from '../theme/index.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded text, usually an address: at most 2,331 bytes. A longer text throws an error. */
  value: string;
  /** Text alternative that names the destination: «QR-код: приложение Meet». */
  label: string;
  /**
   * Width and height in pixels, with the margin: 134 beside other content, 240 where the code is what matters. At least 120.
   * @default 134
   */
  size?: number | undefined;
}

/** Dark on light in both themes and in forced colours, because not every camera reads a light code on a dark background. */
const root = css({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  background: color('on-stage'),
  color: color('on-picture'),
  forcedColorAdjust: 'none',
});

/** Width in modules of the light margin by which cameras find the code. */
const quietZone = 4;

/** Joins the dark modules of each row into rectangles, which leave no gaps at any size. */
const drawModules = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) =>
      Array.from(row.map(Number).join('').matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');

/** An address to open on a phone, as a picture for its camera. On a phone take `Link`. SVG, rendered on the server too. */
export function QrCode({ value, label, size = 134, ...svgProps }: QrCodeProps) {
  const code = useMemo(() => encode(value, { ecc: 'M', boostEcc: true, border: quietZone }), [value]);
  return (
    <svg css={root} width={size} height={size} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} {...svgProps}>
      <path d={drawModules(code.data)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
