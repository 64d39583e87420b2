import { useNavigate } from 'react-router';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { SignOutDocument } from '../../platform/graphql/generated/graphql.ts';
import { announceSession } from '../../platform/store/session-channel.ts';
import { deleteSavedPages } from '../../platform/update/saved-pages.ts';
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
