import { requireUser } from '../../auth/session/session.server.ts';
import { callServer } from '../../platform/form/call-server.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/AddressesPage';
import { AddressesView } from './AddressesView.tsx';
import { changeAddresses, readSavedAddresses } from './address-page.server.ts';
import { type AddressListResult, toDisconnectedListResult } from './address-result.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  return {
    addresses: await readSavedAddresses(context),
    canonical: new URL('/account/addresses', context.get(visitContext).publicUrl).href,
  };
}

export const action = (args: Route.ActionArgs) => changeAddresses(args);

/** If the server's response is lost, the list stays. The restoration of a removed address can be repeated. */
export const clientAction = (args: Route.ClientActionArgs) => callServer<AddressListResult>(args, toDisconnectedListResult);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Адреса — Meet',
          description: 'Адреса, по\u00a0которым вам привозит курьер.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressesView addresses={loaderData.addresses} result={actionData} />;
}
