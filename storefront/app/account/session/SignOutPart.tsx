import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import type { FormEvent } from 'react';
import { actions, stack } from '../account-style.ts';
import { useSignOut } from './use-sign-out.ts';

/** Signs out on this device, which works before hydration, and links to the other devices. */
export function SignOutPart() {
  const here = useSignOut(false);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    here.run();
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
      <form css={actions} method="post" action="/account" onSubmit={leave}>
        <Button type="submit" variant="line" loading={here.running}>
          Выйти
        </Button>
      </form>
    </div>
  );
}
