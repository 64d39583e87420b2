import { isPlainPress } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../../platform/store/root-store.tsx';
import { SignInStore } from '../session/sign-in.store.ts';
import { buildSignInAddress } from './sign-in-address.ts';

/**
 * Props for a link to the account that opens the sign-in dialog. Before hydration or with a modifier key the link leads to the sign-in
 * page.
 */
export function useAccountLink() {
  const signIn = useStore(SignInStore);
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    signIn.runSignedIn(() => navigate('/account'));
  };
  return { href: buildSignInAddress('/auth', { to: '/account' }), onClick };
}
