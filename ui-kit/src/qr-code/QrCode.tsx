/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import { color } from '../theme/index.ts';

export interface QrCodeProps {
  /** What a camera reads: an address. */
  value: string;
  /** Where it leads, for a screen reader: «QR-код: приложение Meet». */
  label: string;
  /** Side in px, with the quiet zone. */
  size?: number | undefined;
  /** Class of the drawing, for a caller's own CSS. */
  className?: string | undefined;
}

/** Dark on light in both themes and under forced colours: a camera reads nothing else reliably. */
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

/** A QR code of level M, drawn as SVG on the server too. */
export function QrCode({ value, label, size = 134, className }: QrCodeProps) {
  return (
    <QRCodeSVG
      css={root}
      className={className}
      value={value}
      size={size}
      level="M"
      marginSize={quietZone}
      bgColor="transparent"
      fgColor="currentColor"
      role="img"
      aria-label={label}
    />
  );
}
