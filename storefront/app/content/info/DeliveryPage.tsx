import { loadCityPrices } from '../../delivery/price/city-prices.server.ts';
import { DeliveryPrices } from '../../delivery/price/DeliveryPrices.tsx';
import type { Route } from './+types/DeliveryPage';
import { InfoView } from './InfoView.tsx';
import { buildInfoMeta } from './info-meta.ts';
import { loadInfoPage } from './info-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [page, prices] = await Promise.all([loadInfoPage(args), loadCityPrices(args)]);
  return { ...page, prices };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => buildInfoMeta(loaderData, matches);

export default function DeliveryPage({ loaderData: { path, text, prices } }: Route.ComponentProps) {
  return <InfoView path={path} text={text} lead={<DeliveryPrices prices={prices} />} />;
}
