import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format-date.ts';
import type { OfferedApp } from '../../platform/mobile-app.ts';
import type { OutlineHeading } from '../outline.rules.ts';
import { RoutedProse } from '../RoutedProse.tsx';
import { AppDownload } from './AppDownload.tsx';
import { InfoLayout } from './InfoLayout.tsx';

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
  /** Set only on the page about the app. */
  app?: OfferedApp | undefined;
  /** Shown above the text, such as current prices. */
  lead?: ReactNode;
  /** Shown below the text, such as a form. */
  children?: ReactNode;
}

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
