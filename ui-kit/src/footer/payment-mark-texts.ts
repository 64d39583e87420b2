/** Texts of `PaymentMark`: payment methods without a proper name. */
export const paymentMarkTexts = {
  mir: 'Мир',
  wallet: 'Кошелёк',
  card: 'Банковская карта',
  sbp: 'СБП',
};
