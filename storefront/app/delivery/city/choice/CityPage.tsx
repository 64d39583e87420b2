import { buildPageMeta } from '../../../platform/head/page-meta.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { loadChosenCity } from '../chosen-city.server.ts';
import type { Route } from './+types/CityPage';
import { CityView } from './CityView.tsx';
import { changeCity } from './change-city.server.ts';
import { buildBackPath, buildCityAction } from './city-link.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext);
  return {
    chosenCity: await loadChosenCity({ request, context }),
    action: buildCityAction(buildBackPath(url.searchParams.get('back'), publicUrl)),
    canonical: new URL('/city', publicUrl).href,
  };
}

export const action = (args: Route.ActionArgs) => changeCity(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Город доставки — Meet',
          description: 'Для какого города показывать цены и\u00a0даты доставки.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function CityPage({ loaderData: { chosenCity, action: address }, actionData }: Route.ComponentProps) {
  return <CityView action={address} chosenCity={chosenCity} initial={actionData} />;
}
