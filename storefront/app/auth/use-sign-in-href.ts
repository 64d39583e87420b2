import { useLocation } from 'react-router';
import { signInHref } from './sign-in-address.ts';

/** The page of signing in, and after it back to this one. */
export const useSignInHref = (): string => signInHref(useLocation());
