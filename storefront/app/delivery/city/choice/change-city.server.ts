import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createRefusal, readForm } from '../../../platform/form/form.server.ts';
import { readFormText } from '../../../platform/form/form-text.ts';
import { describeRefusal, isOutage } from '../../../platform/graphql/failure-messages.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { prepareCityChoice } from '../city.rules.ts';
import { formatCityCookie } from '../city-cookie.ts';
import { describeCityProblem, type ResolvedCity, resolveCity } from '../resolve-city.server.ts';
import type { InitialCityForm } from './CityForm.tsx';
import { buildBackPath } from './city-link.ts';

type ActionArgs = Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

function redirectBack({ url, context }: ActionArgs, cityId: string | null) {
  const { publicUrl } = context.get(visitContext);
  return redirect(buildBackPath(url.searchParams.get('back'), publicUrl), {
    status: 303,
    headers: { 'set-cookie': formatCityCookie(cityId, publicUrl.startsWith('https:')) },
  });
}

const describeError = (found: Exclude<ResolvedCity, { kind: 'known' }>): string =>
  found.kind === 'refused' ? describeRefusal(found.refused) : describeCityProblem(found);

/** Stores the typed city, or clears the chosen one, without JavaScript. The server rejects forms of other origins. */
export async function changeCity(action: ActionArgs) {
  const form = await readForm(action.request);
  if (readFormText(form, 'intent') === 'clear') throw redirectBack(action, null);
  const values = { city: readFormText(form, 'city'), cityId: readFormText(form, 'cityId'), cityFor: readFormText(form, 'cityFor') };
  const typedValues = prepareCityChoice(values);
  const refuse = (initial: Omit<InitialCityForm, 'values'>, isUnavailable = false) =>
    createRefusal<InitialCityForm>({ values: typedValues, ...initial }, isUnavailable);
  if (values.city === '') return refuse({ error: 'Напишите город', cities: [] });
  const foundCity = await resolveCity(action.context, values);
  if (foundCity.kind === 'known') throw redirectBack(action, foundCity.city.id);
  const isUnavailable = foundCity.kind === 'refused' && isOutage(foundCity.refused);
  return refuse({ error: describeError(foundCity), cities: foundCity.kind === 'several' ? foundCity.cities : [] }, isUnavailable);
}
