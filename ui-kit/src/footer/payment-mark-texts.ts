/** Names of payment methods that differ between languages. `PaymentMark` has the names that do not. */
export const paymentMarkTexts = {
  mir: 'Мир',
  wallet: 'Кошелёк',
  card: 'Банковская карта',
  sbp: 'СБП',
};
