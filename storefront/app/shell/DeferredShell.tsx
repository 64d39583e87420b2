import { use, useEffect } from 'react';
import { findListingTitle, ListingPreview } from '../catalog/directory/ListingPreview.tsx';
import { PagePreviewsContext } from '../platform/page-preview.ts';
import { PagePrefetch } from './link/PagePrefetch.tsx';
import { RouteProgress } from './link/RouteProgress.tsx';
import type { ShellData } from './shell-data.ts';

/** Parts of the shell that only matter for navigation, loaded at the first sign of it: a pointer that moves, a touch, a key. */
export function DeferredShell({ directories }: Pick<ShellData, 'directories'>) {
  const previews = use(PagePreviewsContext);
  useEffect(() => {
    previews?.addOthers((page) => {
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
