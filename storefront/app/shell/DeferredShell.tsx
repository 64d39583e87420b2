import { css, keyframes } from '@emotion/react';
import { Progress } from '@meet/ui-kit/progress';
import { use, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { ListingPreview } from '../catalog/directory/ListingPreview.tsx';
import { findListingTitle } from '../catalog/directory/listing-title.rules.ts';
import { PagePreviewsContext } from '../platform/page-preview.ts';
import { PagePrefetch } from './link/PagePrefetch.tsx';
import type { ShellData } from './shell-data.ts';

const appear = keyframes({ to: { opacity: 1 } });
// Delayed, so that fast navigations show no progress bar.
const progressStyle = css({ position: 'fixed', zIndex: 9, inset: '0 0 auto', opacity: 0, animation: `${appear} 0s 150ms forwards` });

function RouteProgress() {
  const { state } = useNavigation();
  return state !== 'idle' && <Progress css={progressStyle} label="Загружаем страницу" hideLabel />;
}

/** Parts of the shell that are needed only for navigation. They are loaded when the shopper begins to use the page. */
export function DeferredShell({ directories }: Pick<ShellData, 'directories'>) {
  const previews = use(PagePreviewsContext);
  useEffect(() => {
    previews?.setFallback((page) => {
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
