import { Outlet } from 'react-router';
import { personOf } from '../auth/session/session.server.ts';
import type { Route } from './+types/AccountLayout';
import { AccountFrame } from './AccountFrame.tsx';

/** Redirects a guest to sign in. Loaders run in parallel, so this does not protect the pages below: each of them also calls `personOf`. */
export const loader = ({ context }: Route.LoaderArgs) => ({ name: personOf(context, '/account').name });

export default function AccountLayout({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <AccountFrame name={name}>
      <Outlet />
    </AccountFrame>
  );
}
