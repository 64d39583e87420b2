import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { directoryHref, type MenuDirectory } from './directory-link.ts';

// The shop's promise of the lowest price is red in every menu, whatever colour its other links have.
const accents: Record<string, ReturnType<typeof css>> = { 'meet-price': css({ '&&&': { color: color('accent') } }) };

interface DirectoryLinksProps {
  directories: readonly MenuDirectory[];
  /** Slug of the directory that is looked at. */
  active?: string | undefined;
  /** Words of a link to the whole catalogue, before all others. */
  everything?: string;
  className?: string;
}

/** The categories of the shop as a list of links: what every menu of it is made of. Words are in a span, so that they can move while the link stays. */
export function DirectoryLinks({ directories, active, everything, className }: DirectoryLinksProps) {
  return (
    <ul className={className}>
      {everything && (
        <li>
          <Link href={href('/catalog/:directory?')}>{everything}</Link>
        </li>
      )}
      {directories.map(({ name, slug }) => (
        <li key={slug}>
          <Link href={directoryHref(slug)} css={accents[slug]} aria-current={slug === active ? 'page' : undefined}>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
