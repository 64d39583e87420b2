import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import type { FormEvent } from 'react';
import { actions, stack } from '../account-style.ts';
import { useSignOut } from './use-sign-out.ts';

/** A button that signs out on this device, also before hydration, and a link to the page with all devices. */
export function SignOutSection() {
  const signOutHere = useSignOut(false);
  const signOut = (event: FormEvent) => {
    event.preventDefault();
    signOutHere.run();
  };
  return (
    <div css={stack}>
      <p>
        Где ещё вы&nbsp;вошли, показывают{' '}
        <Link href="/account/devices" variant="underlined">
          устройства
        </Link>
        .
      </p>
      <form css={actions} method="post" action="/account" onSubmit={signOut}>
        <Button type="submit" variant="line" loading={signOutHere.isRunning}>
          Выйти
        </Button>
      </form>
    </div>
  );
}
