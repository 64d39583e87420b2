import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createRefusal, readForm } from '../../../platform/form/form.server.ts';
import { readFormText } from '../../../platform/form/form-text.ts';
import { describeRefusal, isOutage } from '../../../platform/graphql/failure-messages.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { prepareCityChoice } from '../city.rules.ts';
import { formatCityCookie } from '../city-cookie.ts';
import { type CityResolution, describeCityProblem, resolveCity } from '../resolve-city.server.ts';
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

const describeError = (cityResolution: Exclude<CityResolution, { kind: 'known' }>): string =>
  cityResolution.kind === 'refused' ? describeRefusal(cityResolution.refused) : describeCityProblem(cityResolution);

/** Stores the typed city, or clears the chosen one, without JavaScript. The server rejects forms of other origins. */
export async function changeCity(actionArgs: ActionArgs) {
  const form = await readForm(actionArgs.request);
  if (readFormText(form, 'intent') === 'clear') throw redirectBack(actionArgs, null);
  const values = { city: readFormText(form, 'city'), cityId: readFormText(form, 'cityId'), cityFor: readFormText(form, 'cityFor') };
  const unresolvedValues = prepareCityChoice(values);
  const refuse = (initial: Omit<InitialCityForm, 'values'>, isUnavailable = false) =>
    createRefusal<InitialCityForm>({ values: unresolvedValues, ...initial }, isUnavailable);
  if (values.city === '') return refuse({ error: 'Напишите город', cities: [] });
  const cityResolution = await resolveCity(actionArgs.context, values);
  if (cityResolution.kind === 'known') throw redirectBack(actionArgs, cityResolution.city.id);
  const isUnavailable = cityResolution.kind === 'refused' && isOutage(cityResolution.refused);
  return refuse(
    { error: describeError(cityResolution), cities: cityResolution.kind === 'several' ? cityResolution.cities : [] },
    isUnavailable,
  );
}
