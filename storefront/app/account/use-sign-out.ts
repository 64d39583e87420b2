import { useNavigate } from 'react-router';
import { askApi } from '../platform/graphql/browser-api.ts';
import { SignOutDocument } from '../platform/graphql/generated/graphql.ts';
import { announceSession } from '../platform/session-channel.ts';
import { forgetPages } from '../platform/update/offline.ts';
import { type AccountAction, useSaidAction } from './use-account-action.ts';

/** Ends the session, here or on all devices. The page of who was signed in is left before the tabs are told, this one among them: they bring it anew. */
export function useSignOut(everywhere: boolean): AccountAction {
  const navigate = useNavigate();
  return useSaidAction(
    async () => {
      await askApi(SignOutDocument, { variables: { everywhere } });
      await forgetPages();
      await navigate('/', { replace: true });
      announceSession();
    },
    everywhere ? 'Вы\u00a0вышли на\u00a0всех устройствах' : 'Вы\u00a0вышли',
  );
}
