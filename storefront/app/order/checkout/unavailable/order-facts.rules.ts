import type { OrderFact } from '@meet/ui-kit/order-summary';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import { type AddressesAndPoints, describeChosenDestination } from '../form/chosen-destination.rules.ts';

/** Lists who receives the order, how it is delivered and how it is paid. The e-mail address is on its own line, because it may be long. */
export function listOrderFacts(values: CheckoutValues, addressesAndPoints: AddressesAndPoints): OrderFact[] {
  const destination = describeChosenDestination(values, addressesAndPoints);
  const payment = values.payment === 'CALL' ? 'После звонка' : 'Онлайн';
  const contact = [`${values.name} ${values.surname}`.trim(), values.phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  const recipient = [contact, values.email].filter(Boolean).join('\n');
  return [
    ...(recipient ? [{ label: 'Получатель', value: recipient }] : []),
    ...(destination ? [{ label: 'Получение', value: destination }] : []),
    { label: 'Оплата', value: payment },
  ];
}
