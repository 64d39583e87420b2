import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { SignOutDocument } from '../../platform/graphql/generated/graphql.ts';
import { announceSession } from '../../platform/store/session-channel.ts';
import { deleteSavedPages } from '../../platform/update/saved-pages.ts';
import { actions, stack } from '../account-style.ts';
import { type AccountAction, useActionWithToast } from '../use-account-action.ts';

/**
 * Signs out on this device or on all. All tabs, including this one, are notified only after the navigation: this tab then reloads its data,
 * which would disturb the navigation.
 */
export function useSignOut(everywhere: boolean): AccountAction {
  const navigate = useNavigate();
  return useActionWithToast(
    async () => {
      await queryApi(SignOutDocument, { variables: { everywhere } });
      await deleteSavedPages();
      await navigate('/', { replace: true });
      announceSession();
    },
    everywhere ? 'Вы\u00a0вышли на\u00a0всех устройствах' : 'Вы\u00a0вышли',
  );
}

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
