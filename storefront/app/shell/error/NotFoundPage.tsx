import { NotFound } from '@meet/ui-kit/not-found';
import { href } from 'react-router';
import { buildDirectoryHref, useDirectories } from '../../catalog/directory/directories.ts';
import { notFound } from '../../platform/error-response.ts';
import type { Route } from './+types/NotFoundPage';
import { ErrorPicture } from './ErrorPicture.tsx';

/** Handles URLs that match no other route. Throwing lets the error boundary render the page with its status. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

export default function NotFoundPage() {
  const directories = useDirectories();
  return (
    <NotFound
      catalogHref={href('/catalog/:directory?')}
      searchAction="/search"
      categories={directories
        .toSorted((first, second) => first.position - second.position)
        .map(({ name, slug }) => ({ label: name, href: buildDirectoryHref(slug) }))}
      picture={<ErrorPicture />}
    />
  );
}
