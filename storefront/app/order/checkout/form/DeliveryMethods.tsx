import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { describeDays } from '../../../delivery/price/describe-delivery.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { FieldProps } from './CheckoutPart.tsx';

/** Methods of delivery to the chosen city, with what each costs and when it arrives. */
export type DeliveryOptions = CheckoutQuoteFragment['deliveryOptions'];

const methodCards = [
  { value: 'PICKUP', label: 'Пункт выдачи', description: 'Заберёте сами, когда удобно' },
  { value: 'COURIER', label: 'Курьер', description: 'Привезёт по\u00a0адресу' },
];

const freeText = 'Бесплатно';

interface DeliveryMethodsProps extends Omit<FieldProps, 'defaultValue'> {
  /** The chosen method. */
  value: string;
  options: DeliveryOptions;
  /** Whether the city has no pickup points. */
  hasNoPoints: boolean;
  /** Choice of a pickup point. */
  pickup: ReactNode;
  onChoose: (method: string) => void;
}

/** The choice between a pickup point and a courier. Price and days of each are there before one is chosen. */
export function DeliveryMethods({ options, hasNoPoints, pickup, onChoose, ...field }: DeliveryMethodsProps) {
  const cards = methodCards.map((card): ChoiceCard => {
    const isPickup = card.value === 'PICKUP';
    if (isPickup && hasNoPoints) return { ...card, description: 'В\u00a0этом городе пунктов выдачи пока нет', disabled: true };
    const option = options.find(({ deliveryMode }) => deliveryMode === card.value);
    return {
      ...card,
      ...(option?.delivery && { description: describeDays(option.delivery) }),
      price: option?.deliveryPrice,
      ...(option?.deliveryPrice === 0 && { aside: freeText }),
      ...(isPickup && { below: pickup }),
    };
  });
  return <ChoiceCards {...field} label="Способ получения" hideLabel options={cards} onValueChange={onChoose} />;
}

const termsStyle = css({ display: 'block', font: font(400, 14), color: color('muted') });

/** What the chosen method costs, and its days: «390 ₽, 25–28 ноября». */
export function DeliveryTerms({ options, method }: { options: DeliveryOptions; method: string }) {
  const option = options.find(({ deliveryMode }) => deliveryMode === method);
  if (!option) return null;
  const { deliveryPrice, delivery } = option;
  const price = deliveryPrice === 0 ? freeText : formatMoney(deliveryPrice);
  return <span css={termsStyle}>{delivery ? `${price}, ${describeDays(delivery)}` : price}</span>;
}
