/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';
import { color } from '../theme/index.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded text, usually an address. */
  value: string;
  /** Text alternative that names the destination: «QR-код: приложение Meet». */
  label: string;
  /**
   * Width and height in pixels, including the quiet zone.
   * @default 134
   */
  size?: number | undefined;
  /** Class name of the SVG. */
  className?: string | undefined;
}

/** Dark on light in both themes and in forced colours, because cameras read nothing else reliably. */
const root = css({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  background: color('on-stage'),
  color: color('on-picture'),
  forcedColorAdjust: 'none',
});

const quietZone = 4;

/** A QR code with error correction level M, rendered as SVG even on the server. */
export function QrCode({ value, label, size = 134, ...svg }: QrCodeProps) {
  return (
    <QRCodeSVG
      css={root}
      value={value}
      size={size}
      level="M"
      marginSize={quietZone}
      bgColor="transparent"
      fgColor="currentColor"
      role="img"
      aria-label={label}
      {...svg}
    />
  );
}
