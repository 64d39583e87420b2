import { Link, type LinkProps } from '@meet/ui-kit/link';
import { useSignInHref } from './use-sign-in-href.ts';
import { useSignInPress } from './use-sign-in-press.ts';

/** The way in: over the page, and a link to its own page before any script or with a key held down. */
export const SignInLink = ({ children, ...link }: Omit<LinkProps, 'href' | 'onClick'>) => (
  <Link {...link} href={useSignInHref()} aria-haspopup="dialog" onClick={useSignInPress()}>
    {children}
  </Link>
);
