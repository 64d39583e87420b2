/** Sentences for the provider's reasons of a cancelled payment. */
const sentences: Readonly<Record<string, string>> = {
  '3d_secure_failed': 'Банк не\u00a0подтвердил оплату. Попробуйте ещё\u00a0раз или возьмите другую карту.',
  call_issuer: 'Банк отклонил оплату. Позвоните в\u00a0банк или возьмите другую карту.',
  canceled_by_merchant: 'Оплата отменена.',
  card_expired: 'Срок действия карты истёк. Возьмите другую карту.',
  country_forbidden: 'Картой этой страны оплатить нельзя. Возьмите другую карту.',
  expired_on_confirmation: 'Время на\u00a0оплату вышло. Попробуйте ещё\u00a0раз.',
  fraud_suspected: 'Платёж отклонён из-за подозрения в\u00a0мошенничестве. Возьмите другую карту.',
  identification_required: 'Кошелёк не\u00a0подтверждён. Возьмите другой способ оплаты.',
  insufficient_funds: 'Не\u00a0хватает денег. Возьмите другую карту.',
  invalid_card_number: 'Неверный номер карты.',
  invalid_csc: 'Неверный код CVC.',
  issuer_unavailable: 'Банк не\u00a0отвечает. Попробуйте позже или возьмите другую карту.',
  payment_method_limit_exceeded: 'Лимит карты исчерпан. Возьмите другую карту.',
  payment_method_restricted: 'Оплата этой картой запрещена. Возьмите другую карту.',
  unanswered: 'Оплата не\u00a0состоялась. Попробуйте ещё\u00a0раз.',
};

const OTHER = 'Оплата отклонена. Попробуйте ещё\u00a0раз или возьмите другую карту.';

/** Why a payment failed, for the shopper. */
export const describeDecline = (cancelReason: string | null): string => sentences[cancelReason ?? ''] ?? OTHER;
