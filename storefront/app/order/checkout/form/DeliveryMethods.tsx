import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { formatMoney } from '@meet/ui-kit/price';
import { color } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { blockNote } from '../checkout-style.ts';
import { describeOptionDays } from '../quote/expected-delivery.rules.ts';
import type { FieldProps } from './field-props.ts';

/** Methods of delivery to the chosen city, with the price and the days of each. */
export type DeliveryOptions = CheckoutQuoteFragment['deliveryOptions'];

const methodCards = [
  { value: 'PICKUP', label: 'Пункт выдачи', description: 'Заберёте сами, когда удобно' },
  { value: 'COURIER', label: 'Курьер', description: 'Привезёт по\u00a0адресу' },
];

const freeText = 'Бесплатно';
const courierPartsText = 'Позвонит перед каждым приездом, за\u00a0доставку платите один раз';
const pickupPartsText = 'О\u00a0каждой части напишем, забрать их\u00a0можно по\u00a0отдельности';

/** The days are part of the choice, so they are not muted like a note. */
const daysStyle = css({ color: color('ink') });

interface DeliveryMethodsProps extends Omit<FieldProps, 'defaultValue'> {
  /** The chosen method; empty until one is chosen. */
  value: string;
  options: DeliveryOptions;
  /** Whether the city has no pickup points, so that this method is disabled. */
  hasNoPoints: boolean;
  /** The choice of a pickup point, below the card of this method. */
  pickup: ReactNode;
  onChoose: (method: string) => void;
}

/** The choice between a pickup point and a courier. The price and the days of each method are displayed before a method is chosen. */
export function DeliveryMethods({ options, hasNoPoints, pickup, onChoose, ...fieldProps }: DeliveryMethodsProps) {
  const cards = methodCards.map((card): ChoiceCard => {
    const isPickup = card.value === 'PICKUP';
    if (isPickup && hasNoPoints) return { ...card, description: 'В\u00a0этом городе пунктов выдачи пока нет', disabled: true };
    const option = options.find(({ deliveryMode }) => deliveryMode === card.value);
    const isInParts = option !== undefined && option.parts.length > 1;
    return {
      ...card,
      ...(option?.delivery && {
        description: <span css={daysStyle}>{`${isInParts ? 'Частями: ' : ''}${describeOptionDays(option)}`}</span>,
      }),
      price: option?.deliveryPrice,
      ...(option?.deliveryPrice === 0 && { aside: freeText }),
      ...(isPickup && { below: pickup }),
      ...(isInParts && { more: isPickup ? pickupPartsText : courierPartsText }),
    };
  });
  return <ChoiceCards {...fieldProps} label="Способ получения" hideLabel options={cards} onValueChange={onChoose} />;
}

/** The price and the days of the chosen method: «390 ₽, 25–28 ноября», «Бесплатно, до 28 ноября и до 19 декабря». */
export function DeliveryTerms({ options, method }: { options: DeliveryOptions; method: string }) {
  const option = options.find(({ deliveryMode }) => deliveryMode === method);
  if (!option) return null;
  const price = option.deliveryPrice === 0 ? freeText : formatMoney(option.deliveryPrice);
  return <span css={[blockNote, daysStyle]}>{[price, describeOptionDays(option)].filter(Boolean).join(', ')}</span>;
}
