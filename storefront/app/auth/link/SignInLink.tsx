import { LinkButton, type LinkButtonProps } from '@meet/ui-kit/button';
import { isPlainPress, Link, type LinkProps } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { buildSignInHref } from './sign-in-address.ts';

/** Returns the URL of the sign-in page, which leads back to the current page. */
export const useSignInHref = (): string => buildSignInHref(useLocation());

/** Returns a click handler that opens the sign-in dialog. With a modifier key the link is followed. */
function useSignInPress() {
  const overlay = useStore(OverlayStore);
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    overlay.show('auth');
  };
}

/** Opens the sign-in dialog. Before hydration or with a modifier key it is a link to the sign-in page. */
export const SignInLink = ({ children, ...linkProps }: Omit<LinkProps, 'href' | 'onClick'>) => (
  <Link {...linkProps} href={useSignInHref()} aria-haspopup="dialog" onClick={useSignInPress()}>
    {children}
  </Link>
);

/** `SignInLink` styled as a button. */
export const SignInButton = ({ children, ...buttonProps }: Omit<LinkButtonProps, 'href' | 'onClick'>) => (
  <LinkButton {...buttonProps} href={useSignInHref()} aria-haspopup="dialog" onClick={useSignInPress()}>
    {children}
  </LinkButton>
);
