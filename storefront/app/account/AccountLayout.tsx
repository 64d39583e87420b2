import { Outlet } from 'react-router';
import { personOf } from '../auth/session/session.server.ts';
import type { Route } from './+types/AccountLayout';
import { AccountFrame } from './AccountFrame.tsx';

/** Loaders run in parallel: each page of the account checks for itself who is signed in. */
export const loader = ({ context }: Route.LoaderArgs) => ({ name: personOf(context, '/account').name });

export default function AccountLayout({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <AccountFrame name={name}>
      <Outlet />
    </AccountFrame>
  );
}
