/** Names of the payment methods that are written differently in other languages. `PaymentMark` has the others. */
export const paymentMarkTexts = {
  mir: 'Мир',
  wallet: 'Кошелёк',
  card: 'Банковская карта',
  sbp: 'СБП',
};
