import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../platform/plain-press.ts';
import { useStore } from '../platform/root-store.tsx';
import { SignInStore } from './sign-in.store.ts';
import { signInAddress } from './sign-in-address.ts';

/** A link to the account: asks to sign in over the page; before any script or with a key held down it leads to the page for it. */
export function useEntering() {
  const signIn = useStore(SignInStore);
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    signIn.require(() => navigate('/account'));
  };
  return { href: signInAddress('/auth', { to: '/account' }), onClick };
}
