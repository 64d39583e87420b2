import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { OfferedApp } from '../../platform/app-store.ts';
import { formatDate } from '../../platform/format-date.ts';
import type { OutlineHeading } from '../outline.rules.ts';
import { RoutedProse } from '../RoutedProse.tsx';
import { AppQrCode } from './AppQrCode.tsx';
import { InfoLayout } from './InfoLayout.tsx';

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
const texts = css({ display: 'grid', gap: space(4), '& h2': { font: font(500, 22) } });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });
const store = css({
  '&&': { borderColor: color('on-stage'), background: color('on-stage'), color: color('on-picture') },
  '&&:focus-visible': { outlineColor: color('on-stage') },
});

/** Links to the app stores, with a QR code on larger screens. */
function AppDownload({ code, codeLabel, stores }: OfferedApp) {
  return (
    <section css={root} aria-labelledby="app-stores">
      <AppQrCode src={code} label={codeLabel} />
      <div css={texts}>
        <h2 id="app-stores">Скачать приложение</h2>
        <ul css={list}>
          {stores.map(({ name, href }) => (
            <li key={href}>
              <LinkButton href={href} css={store}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export interface InfoText {
  title: string;
  html: string;
  headings: OutlineHeading[];
  publishedAt: string;
  updatedAt: string;
}

/** Date of publication and, if on another day, of the last change. */
export function TextDates({ publishedAt, updatedAt }: Pick<InfoText, 'publishedAt' | 'updatedAt'>) {
  const published = formatDate(publishedAt);
  const updated = formatDate(updatedAt);
  return (
    <>
      Опубликовано <time dateTime={publishedAt}>{published}</time>
      {updated !== published && updatedAt > publishedAt && (
        <>
          , обновлено <time dateTime={updatedAt}>{updated}</time>
        </>
      )}
    </>
  );
}

interface InfoViewProps {
  path: string;
  text: InfoText;
  /** Only on the page about the app. */
  app?: OfferedApp | undefined;
  /** Shown above the text, such as current prices. */
  lead?: ReactNode;
  /** Shown below the text, such as a form. */
  children?: ReactNode;
}

/** An information page. */
export function InfoView({ path, text, app, lead, children }: InfoViewProps) {
  return (
    <InfoLayout path={path} title={text.title} note={<TextDates {...text} />} headings={text.headings}>
      {app && app.stores.length > 0 && <AppDownload {...app} />}
      {lead}
      <RoutedProse html={text.html} />
      {children}
    </InfoLayout>
  );
}
