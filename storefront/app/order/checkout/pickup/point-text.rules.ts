import { formatNumber, type PluralForms } from '@meet/ui-kit/plural';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';

export const pointForms: PluralForms = { one: 'пункт', few: 'пункта', many: 'пунктов' };

type PointDetails = Pick<CheckoutPointFragment, 'kind' | 'hours' | 'directions' | 'fittingRoom'>;

/** Writes ranges of figures with an en dash between word joiners, because a line could break at the dash. */
const preventBreaksInSpans = (text: string) => text.replaceAll(/(?<=\d)[–-](?=\d)/g, '\u2060–\u2060');

/**
 * Details that matter for the choice of a point: «Есть примерка. Ежедневно 10:00–21:00. Вход со двора». The hours are left out if the page
 * displays when the closed point opens.
 */
export const describePoint = ({ kind, hours, directions, fittingRoom }: PointDetails, hasHours = true): string =>
  [kind === 'POSTAMAT' ? 'Постамат' : fittingRoom && 'Есть примерка', hasHours && preventBreaksInSpans(hours), directions]
    .filter(Boolean)
    .join('. ');

/** Formats a distance: «400 м», «1,2 км», «14 км». */
export function formatDistance(metres: number): string {
  // A distance that would round to 1000 m is given in kilometres.
  if (metres < 975) return formatNumber(Math.max(Math.round(metres / 50) * 50, 50), 'м');
  const stepsPerKm = metres < 9950 ? 10 : 1;
  return formatNumber(Math.round((metres / 1000) * stepsPerKm) / stepsPerKm, 'км');
}
