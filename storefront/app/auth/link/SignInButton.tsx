import { LinkButton, type LinkButtonProps } from '@meet/ui-kit/button';
import { useSignInHref } from './use-sign-in-href.ts';
import { useSignInPress } from './use-sign-in-press.ts';

/** `SignInLink` styled as a button. */
export const SignInButton = ({ children, ...button }: Omit<LinkButtonProps, 'href' | 'onClick'>) => (
  <LinkButton {...button} href={useSignInHref()} aria-haspopup="dialog" onClick={useSignInPress()}>
    {children}
  </LinkButton>
);
