import { Link, type LinkProps } from '@meet/ui-kit/link';
import { useSignInHref } from './use-sign-in-href.ts';
import { useSignInPress } from './use-sign-in-press.ts';

/** Opens the sign-in dialog. Before hydration or with a modifier key it is a link to the sign-in page. */
export const SignInLink = ({ children, ...link }: Omit<LinkProps, 'href' | 'onClick'>) => (
  <Link {...link} href={useSignInHref()} aria-haspopup="dialog" onClick={useSignInPress()}>
    {children}
  </Link>
);
