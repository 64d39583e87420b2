import { PagePrefetch } from './link/PagePrefetch.tsx';
import { RouteProgress } from './link/RouteProgress.tsx';

/** Parts of the shell that only matter for navigation, loaded after hydration. */
export function ShellLate() {
  return (
    <>
      <RouteProgress />
      <PagePrefetch />
    </>
  );
}
