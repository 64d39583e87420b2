import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { readForm, refusal } from '../../../platform/form/form.server.ts';
import { formText } from '../../../platform/form/form-text.ts';
import { describeRefusal, isOutage } from '../../../platform/graphql/failure-messages.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { withCityList } from '../city.rules.ts';
import { cityCookie } from '../city-cookie.ts';
import { cityProblem, type ResolvedCity, resolveCity } from '../resolve-city.server.ts';
import type { InitialCityForm } from './CityForm.tsx';
import { backPath } from './city-link.ts';

type Action = Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

function redirectWith({ url, context }: Action, cityId: string | null) {
  const { publicUrl } = context.get(visitContext);
  return redirect(backPath(url.searchParams.get('back'), publicUrl), {
    status: 303,
    headers: { 'set-cookie': cityCookie(cityId, publicUrl.startsWith('https:')) },
  });
}

const describeError = (found: Exclude<ResolvedCity, { kind: 'known' }>): string =>
  found.kind === 'refused' ? describeRefusal(found.refused) : cityProblem(found);

/** Stores the typed city, or clears the chosen one, without JavaScript. The server rejects forms of other origins. */
export async function changeCity(action: Action) {
  const form = await readForm(action.request);
  if (formText(form, 'intent') === 'clear') throw redirectWith(action, null);
  const values = { city: formText(form, 'city'), cityId: formText(form, 'cityId'), cityFor: formText(form, 'cityFor') };
  const typed = withCityList(values);
  const refuse = (initial: Omit<InitialCityForm, 'values'>, isOutOfService = false) =>
    refusal<InitialCityForm>({ values: typed, ...initial }, isOutOfService);
  if (values.city === '') return refuse({ error: 'Напишите город', cities: [] });
  const found = await resolveCity(action.context, values);
  if (found.kind === 'known') throw redirectWith(action, found.city.id);
  const isOutOfService = found.kind === 'refused' && isOutage(found.refused);
  return refuse({ error: describeError(found), cities: found.kind === 'several' ? found.cities : [] }, isOutOfService);
}
