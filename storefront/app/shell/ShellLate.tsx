import { PagePrefetch } from './link/PagePrefetch.tsx';
import { RouteProgress } from './link/RouteProgress.tsx';

/** What the frame needs once somebody makes for another page. */
export function ShellLate() {
  return (
    <>
      <RouteProgress />
      <PagePrefetch />
    </>
  );
}
