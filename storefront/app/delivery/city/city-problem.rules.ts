import type { ResolvedCity } from './resolve-city.server.ts';

/** Says what is wrong with a city that was typed. */
export const cityProblem = ({ kind }: Pick<ResolvedCity, 'kind'>): string =>
  kind === 'several' ? 'Таких городов несколько: выберите свой' : 'Не\u00a0знаем такого города. Проверьте название';
