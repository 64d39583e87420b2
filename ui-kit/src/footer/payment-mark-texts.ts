/** Texts of `PaymentMark`: payment methods without a proper name. */
export const paymentMarkTexts = {
  wallet: 'Кошелёк',
  card: 'Банковская карта',
  sbp: 'СБП',
};
