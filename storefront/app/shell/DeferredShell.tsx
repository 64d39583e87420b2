import { use, useEffect } from 'react';
import { findListingTitle, ListingPreview } from '../catalog/directory/ListingPreview.tsx';
import { PagePreviewsContext } from '../platform/page-preview.ts';
import { PagePrefetch } from './link/PagePrefetch.tsx';
import { RouteProgress } from './link/RouteProgress.tsx';
import type { ShellData } from './shell-data.ts';

/**
 * Parts of the shell that are needed only for navigation. They are loaded when the shopper first moves the pointer, touches the screen or
 * presses a key.
 */
export function DeferredShell({ directories }: Pick<ShellData, 'directories'>) {
  const previews = use(PagePreviewsContext);
  useEffect(() => {
    previews?.addFallback((page) => {
      const title = findListingTitle(page, directories);
      return title && <ListingPreview title={title} />;
    });
  }, [previews, directories]);
  return (
    <>
      <RouteProgress />
      <PagePrefetch />
    </>
  );
}
