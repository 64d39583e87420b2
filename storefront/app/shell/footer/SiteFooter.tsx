import { css } from '@emotion/react';
import { Footer, type FooterApp, type FooterColumn } from '@meet/ui-kit/footer';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { buildDirectoryHref, type MenuDirectory } from '../../catalog/directory/directories.ts';
import { AppQrCode } from '../../content/info/AppQrCode.tsx';
import { buildInfoLinks } from '../../content/info/info-pages.ts';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import type { OfferedApp } from '../../platform/mobile-app.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { isBuyingPage } from '../buying-page.ts';
import type { ShellData } from '../shell-data.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';

const helpColumn: FooterColumn = {
  title: 'Помощь',
  links: buildInfoLinks('/delivery', '/delivery/how-it-works', '/tovar-pod-zakaz', '/info/faq', '/info/contacts'),
};
const aboutColumn: FooterColumn = {
  title: 'О\u00a0нас',
  links: buildInfoLinks('/loyalty', '/info/partners', '/info/appspromo', '/blog', '/sitemap'),
};
const legalLinks = buildInfoLinks('/info/offer', '/privacy', '/licence');

const buildCatalogColumn = (directories: readonly MenuDirectory[]): FooterColumn => ({
  title: 'Каталог',
  links: [
    { label: 'Все товары', href: buildDirectoryHref('') },
    ...directories
      .toSorted((first, second) => first.position - second.position)
      .map(({ name, slug }) => ({ label: name, href: buildDirectoryHref(slug), accent: slug === 'meet-price' })),
  ],
});

const settingsRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(6) });

function buildFooterApp({ href, qrCode, qrCodeLabel, stores }: OfferedApp): FooterApp {
  const app = { href, code: <AppQrCode src={qrCode} label={qrCodeLabel} /> };
  if (stores.length > 0) {
    const listFormat = new Intl.ListFormat('ru-RU', { type: 'disjunction' });
    const names = listFormat.format(stores.map(({ name }) => name)).replace(' или ', ' или\u00a0');
    return { ...app, text: `Наведите камеру: откроется ${names}.` };
  }
  return {
    ...app,
    title: 'Meet на\u00a0экране телефона',
    text: 'Наведите камеру: откроется подсказка, как поставить магазин на\u00a0экран.',
    action: 'Как поставить',
  };
}

const settingsLinkStyle = css({ display: 'inline-block', paddingBlock: 14 });

/**
 * Reopens the consent question, so that consent can be withdrawn. Without JavaScript no analytics scripts run, and the link leads to
 * the cookie policy.
 */
function ConsentSettingsLink() {
  const { reopen } = useStore(ConsentStore);
  const openSettings = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    reopen();
  };
  return (
    <Link css={settingsLinkStyle} href="/privacy#fayly-cookie" variant="underlined" aria-haspopup="dialog" onClick={openSettings}>
      Настройки cookie
    </Link>
  );
}

/** The kit's footer with the shop's links. */
export function SiteFooter({ directories, year, app, socialLinks, needsConsent }: ShellData) {
  return (
    <Footer
      bare={isBuyingPage(useLocation())}
      columns={[buildCatalogColumn(directories), helpColumn, aboutColumn]}
      social={socialLinks?.map(({ name, href }) => ({ label: name, href }))}
      app={app ? buildFooterApp(app) : undefined}
      year={year}
      legal={legalLinks}
      settings={
        <div css={settingsRow}>
          <ColourModeSwitch />
          {needsConsent && <ConsentSettingsLink />}
        </div>
      }
    />
  );
}
