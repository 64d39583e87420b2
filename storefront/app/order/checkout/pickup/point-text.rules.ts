import type { PluralForms } from '@meet/ui-kit/plural';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';

export const pointForms: PluralForms = { one: 'пункт', few: 'пункта', many: 'пунктов' };

type PointDetails = Pick<CheckoutPointFragment, 'kind' | 'hours' | 'directions' | 'fittingRoom'>;

/** What to know before choosing a point: «Есть примерка. Ежедневно 10:00–21:00. Вход со двора». */
export const describePoint = ({ kind, hours, directions, fittingRoom }: PointDetails): string =>
  [kind === 'POSTAMAT' ? 'Постамат' : fittingRoom && 'Есть примерка', hours, directions].filter(Boolean).join('. ');
