import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { describeSince } from '../../../delivery/price/describe-delivery.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { FieldProps } from './CheckoutPart.tsx';

/** Methods of delivery to the chosen city, with what each costs and when it arrives. */
export type DeliveryOptions = CheckoutQuoteFragment['deliveryOptions'];

const methods = [
  { value: 'PICKUP', title: 'Пункт выдачи', description: 'Заберёте сами, когда удобно', since: 'Можно забрать' },
  { value: 'COURIER', title: 'Курьер', description: 'Привезёт по\u00a0адресу', since: 'Привезёт' },
];

interface DeliveryMethodsProps extends FieldProps {
  options: DeliveryOptions;
  onChoose: (method: string) => void;
}

/** The choice between a pickup point and a courier. Price and first day of each are there before one is chosen. */
export function DeliveryMethods({ options, onChoose, ...field }: DeliveryMethodsProps) {
  const cards = methods.map(({ since, ...card }) => {
    const option = options.find(({ deliveryMode }) => deliveryMode === card.value);
    const first = option?.delivery?.from;
    return { ...card, description: first ? `${since} ${describeSince(first)}` : card.description, price: option?.deliveryPrice };
  });
  return <ChoiceCards {...field} label="Способ получения" hideLabel options={cards} onValueChange={onChoose} />;
}
