import { requireUser } from '../../auth/session/session.server.ts';
import { callServer } from '../../platform/form/call-server.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/EditAddressPage';
import { AddressesView } from './AddressesView.tsx';
import { AddressForm } from './AddressForm.tsx';
import { findAddress, saveAddress } from './address-page.server.ts';
import { type AddressFormResult, reloadUnlessRejected, toDisconnectedResult } from './address-result.ts';

export async function loader({ url, context, params: { id } }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const addressData = await findAddress({ url, context }, id);
  return { ...addressData, canonical: new URL(url.pathname, context.get(visitContext).publicUrl).href };
}

export const action = (args: Route.ActionArgs) => saveAddress(args, args.params.id);

/** If the server's response is lost, the form keeps the input. */
export const clientAction = (args: Route.ClientActionArgs) => callServer<AddressFormResult>(args, toDisconnectedResult);

export const shouldRevalidate = reloadUnlessRejected;

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Адрес — Meet',
          description: 'Адрес, по\u00a0которому вам привезёт курьер.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function EditAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { savedValues, otherAddresses } = loaderData;
  if (savedValues) return <AddressForm title="Изменить адрес" savedValues={savedValues} result={actionData} />;
  // The address was removed while it was edited. After a submission without JavaScript, the list offers to restore it with the typed
  // values.
  const result = actionData?.failureMessage
    ? { removedAddress: actionData.values, message: actionData.failureMessage, isFailure: true }
    : undefined;
  return <AddressesView addresses={otherAddresses} result={result} />;
}
