import type { ComponentProps } from 'react';
import { useSharedMarkup } from '../../../platform/render/shared-parts.ts';
import { FilterColumnContent, type FilterColumnContentProps } from './FilterColumnContent.tsx';

/** The filter column on the server. */
export function SharedFilterColumn({ listingData, controls, ...frame }: FilterColumnContentProps & ComponentProps<'aside'>) {
  const markup = useSharedMarkup('filters');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
  if (markup !== undefined) return <aside {...frame} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <aside {...frame}>
      <FilterColumnContent listingData={listingData} controls={controls} />
    </aside>
  );
}
