import { useNavigate } from 'react-router';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { SignOutDocument } from '../../platform/graphql/generated/graphql.ts';
import { announceSession } from '../../platform/session/session-channel.ts';
import { forgetPages } from '../../platform/update/offline.ts';
import { type AccountAction, useActionWithToast } from '../use-account-action.ts';

/**
 * Signs out on this device or on all. All tabs, including this one, are notified only after the navigation: this tab then reloads its data,
 * which would disturb the navigation.
 */
export function useSignOut(everywhere: boolean): AccountAction {
  const navigate = useNavigate();
  return useActionWithToast(
    async () => {
      await askApi(SignOutDocument, { variables: { everywhere } });
      await forgetPages();
      await navigate('/', { replace: true });
      announceSession();
    },
    everywhere ? 'Вы\u00a0вышли на\u00a0всех устройствах' : 'Вы\u00a0вышли',
  );
}
