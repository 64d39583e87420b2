import { css } from '@emotion/react';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font } from '@meet/ui-kit/theme';
import { describeSince } from '../../../delivery/price/describe-delivery.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { FieldProps } from './CheckoutPart.tsx';

/** Methods of delivery to the chosen city, with what each costs and when it arrives. */
export type DeliveryOptions = CheckoutQuoteFragment['deliveryOptions'];

const methods = [
  { value: 'PICKUP', label: 'Пункт выдачи', description: 'Заберёте сами, когда удобно', since: 'Можно забрать' },
  { value: 'COURIER', label: 'Курьер', description: 'Привезёт по\u00a0адресу', since: 'Привезёт' },
];

const free = 'Бесплатно';

interface DeliveryMethodsProps extends FieldProps {
  options: DeliveryOptions;
  onChoose: (method: string) => void;
}

/** The choice between a pickup point and a courier. Price and first day of each are there before one is chosen. */
export function DeliveryMethods({ options, onChoose, ...field }: DeliveryMethodsProps) {
  const cards = methods.map(({ since, ...card }) => {
    const option = options.find(({ deliveryMode }) => deliveryMode === card.value);
    const first = option?.delivery?.from;
    const description = first ? `${since} ${describeSince(first)}` : card.description;
    return { ...card, description, price: option?.deliveryPrice, ...(option?.deliveryPrice === 0 && { aside: free }) };
  });
  return <ChoiceCards {...field} label="Способ получения" hideLabel options={cards} onValueChange={onChoose} />;
}

const terms = css({ display: 'block', font: font(400, 14), color: color('muted') });

/** What the chosen method costs, and its first day: «390 ₽, с 25 ноября». */
export function DeliveryTerms({ options, method }: { options: DeliveryOptions; method: string }) {
  const option = options.find(({ deliveryMode }) => deliveryMode === method);
  if (!option) return null;
  const { deliveryPrice, delivery } = option;
  const price = deliveryPrice === 0 ? free : formatMoney(deliveryPrice);
  return <span css={terms}>{delivery ? `${price}, ${describeSince(delivery.from)}` : price}</span>;
}
