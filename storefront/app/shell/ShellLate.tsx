import { PagePrefetch } from './link/PagePrefetch.tsx';
import { RouteProgress } from './link/RouteProgress.tsx';

/** Parts of the shell that only matter for navigation, loaded at the first sign of it: a pointer that moves, a touch, a key. */
export function ShellLate() {
  return (
    <>
      <RouteProgress />
      <PagePrefetch />
    </>
  );
}
