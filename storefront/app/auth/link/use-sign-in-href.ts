import { useLocation } from 'react-router';
import { signInHref } from './sign-in-address.ts';

/** Returns the address of the sign-in page that returns to the current page. */
export const useSignInHref = (): string => signInHref(useLocation());
