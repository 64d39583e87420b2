import { css } from '@emotion/react';
import { color } from '@meet/ui-kit/theme';

const sideLength = 134;
// Light in both themes, because cameras do not read inverted QR codes reliably.
const lightBackground = css({ flex: 'none', background: color('on-stage'), forcedColorAdjust: 'none' });

/** QR code of the app. The server draws it, so that no page loads a script that draws QR codes. */
export function AppQrCode({ src, label }: { src: string; label: string }) {
  return <img css={lightBackground} src={src} alt={label} width={sideLength} height={sideLength} loading="lazy" />;
}
