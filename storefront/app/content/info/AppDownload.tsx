import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { OfferedApp } from '../../platform/mobile-app.ts';
import { AppQrCode } from './AppQrCode.tsx';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  marginBottom: space(8),
  padding: `${space(6)} var(--meet-gutter)`,
  marginInline: 'calc(-1 * var(--meet-gutter))',
  background: color('stage'),
  color: color('on-stage'),
  // A phone cannot scan its own screen.
  '& > img': { display: 'none' },
  [media.tablet]: { marginInline: 0, padding: space(6), '& > img': { display: 'block' } },
});
const textsStyle = css({ display: 'grid', gap: space(4), '& h2': { font: font(500, 22) } });
const storeList = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });
const storeButton = css({
  '&&': { borderColor: color('on-stage'), background: color('on-stage'), color: color('on-picture') },
  '&&:focus-visible': { outlineColor: color('on-stage') },
});

/** Links to the app stores, with a QR code on larger screens. */
export function AppDownload({ qrCode, qrCodeLabel, stores }: OfferedApp) {
  return (
    <section css={root} aria-labelledby="app-stores">
      <AppQrCode src={qrCode} label={qrCodeLabel} />
      <div css={textsStyle}>
        <h2 id="app-stores">Скачать приложение</h2>
        <ul css={storeList}>
          {stores.map(({ name, href }) => (
            <li key={href}>
              <LinkButton href={href} css={storeButton}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
