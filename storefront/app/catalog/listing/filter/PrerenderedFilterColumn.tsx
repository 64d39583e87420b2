import type { ComponentProps } from 'react';
import { usePrerenderedMarkup } from '../../../platform/render/prerendered-parts.ts';
import { FilterColumnContent, type FilterColumnContentProps } from './FilterColumnContent.tsx';

/** The filter column on the server. */
export function PrerenderedFilterColumn({ listingData, controls, ...frame }: FilterColumnContentProps & ComponentProps<'aside'>) {
  const markup = usePrerenderedMarkup('filters');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
  if (markup !== undefined) return <aside {...frame} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <aside {...frame}>
      <FilterColumnContent listingData={listingData} controls={controls} />
    </aside>
  );
}
