import type { ComponentProps } from 'react';
import { usePrerenderedMarkup } from '../../../platform/render/prerendered-parts.ts';
import { FilterColumnContent, type FilterColumnContentProps } from './FilterColumnContent.tsx';

/** The filter column on the server, with the markup that `renderFilters` has rendered in advance if there is any. */
export function PrerenderedFilterColumn({ listingData, controls, ...asideProps }: FilterColumnContentProps & ComponentProps<'aside'>) {
  const markup = usePrerenderedMarkup('filters');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
  if (markup !== undefined) return <aside {...asideProps} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <aside {...asideProps}>
      <FilterColumnContent listingData={listingData} controls={controls} />
    </aside>
  );
}
