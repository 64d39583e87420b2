import { requireUser } from '../../auth/session/session.server.ts';
import { callServer } from '../../platform/form/call-server.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/NewAddressPage';
import { AddressForm } from './AddressForm.tsx';
import { emptyAddress } from './address-form.rules.ts';
import { saveAddress } from './address-page.server.ts';
import { type AddressFormResult, reloadUnlessRejected, toDisconnectedResult } from './address-result.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  return { canonical: new URL('/account/addresses/new', context.get(visitContext).publicUrl).href };
}

export const action = (args: Route.ActionArgs) => saveAddress(args);

/** If the server's response is lost, the form keeps the input. */
export const clientAction = (args: Route.ClientActionArgs) => callServer<AddressFormResult>(args, toDisconnectedResult);

export const shouldRevalidate = reloadUnlessRejected;

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Новый адрес — Meet',
          description: 'Адрес, по\u00a0которому вам привезёт курьер.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function NewAddressPage({ actionData }: Route.ComponentProps) {
  return <AddressForm title="Новый адрес" savedValues={emptyAddress} result={actionData} />;
}
