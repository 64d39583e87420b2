import type { OrderStage, OrderStatus } from '../platform/graphql/generated/graphql.ts';

interface WithStage {
  stage: OrderStage;
}

interface WithStatus {
  status: OrderStatus;
}

/** Whether an order or a unit was cancelled or refunded. */
export const isEnded = ({ stage }: WithStage): boolean => stage === 'ENDED';

/** Whether an order or a unit waits for the payment, or for the confirmation by phone before it. */
export const isUnpaid = ({ stage }: WithStage): boolean => stage === 'UNPAID';

/** Whether the shopper has received a unit, even if the unit is being exchanged now. */
export const isReceived = ({ stage }: WithStage): boolean => stage === 'RECEIVED';

/** Whether no further step of an order or a unit is expected: it was received, or it has ended. */
export const isFinished = (order: WithStage): boolean => isEnded(order) || isReceived(order);

const justPaidStatuses: readonly OrderStatus[] = ['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER'];

/** Whether an order was paid for and nothing else has happened to it since. */
export const isJustPaid = ({ status }: WithStatus): boolean => justPaidStatuses.includes(status);

export const isExchanged = ({ status }: WithStatus): boolean => status === 'ARRANGED_EXCHANGE';

const titles: Record<OrderStatus, string> = {
  AWAITING_PAY: 'Ожидает оплаты',
  AWAITING_CALL: 'Ждёт звонка менеджера',
  ACCEPT_MEET_WAIT_PAID: 'Подтверждён, ожидает оплаты',
  PAID_READY_TO_SEND: 'Принят и\u00a0оплачен',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Ждём ответа продавца',
  PURCHASED_FROM_SELLER: 'Выкуплен у\u00a0продавца',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'В\u00a0логистическом центре',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'Проходит таможню в\u00a0Турции',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Таможня пройдена',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'Едет на\u00a0склад в\u00a0Россию',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Принят на\u00a0складе Meet',
  AWAITING_SENT_FROM_MEET: 'Ждёт отправки со\u00a0склада',
  HANDED_OVER_FOR_DELIVERY: 'Передан в\u00a0доставку',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'Едет с\u00a0курьером',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Готов к\u00a0вручению',
  DELIVERED: 'Доставлен',
  ARRANGED_EXCHANGE: 'Обмениваем',
  CANCEL_PURCHASE: 'Отменён',
  ISSUED_REFUND: 'Деньги возвращены',
};

const progressTexts: Partial<Record<OrderStatus, string>> = {
  PAID_READY_TO_SEND: 'Собираем на\u00a0складе Meet.',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Ждём, когда продавец подтвердит наличие.',
  PURCHASED_FROM_SELLER: 'Продавец отправляет покупку в\u00a0логистический центр.',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'Логистический центр готовит отправку на\u00a0склад Meet.',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'Таможня проверяет посылку и\u00a0документы.',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Таможня всё проверила, готовим отправку в\u00a0Россию.',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'Посылка едет на\u00a0склад Meet.',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Приехало на\u00a0склад Meet, упаковываем.',
  AWAITING_SENT_FROM_MEET: 'Упаковали, ждём службу доставки.',
  HANDED_OVER_FOR_DELIVERY: 'Служба доставки везёт посылку.',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'Посылка у\u00a0курьера, он\u00a0уже едет.',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Посылку можно забирать.',
  ARRANGED_EXCHANGE: 'Готовим замену.',
};

export const getStatusTitle = (status: OrderStatus): string => titles[status];

/** Titles of completed steps, for statuses whose usual title names an event that is still awaited. */
const doneTitles: Partial<Record<OrderStatus, string>> = {
  AWAITING_PAY: 'Оформлен',
  ACCEPT_MEET_WAIT_PAID: 'Подтверждён',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Продавец подтвердил наличие',
};

/** Title of a status that an order or a unit has left for the next one. */
export const getDoneTitle = (status: OrderStatus): string => doneTitles[status] ?? titles[status];

/** Titles of future steps, without a tense. */
const comingTitles: Partial<Record<OrderStatus, string>> = {
  PAID_READY_TO_SEND: 'Оплата',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Подтверждение продавца',
  PURCHASED_FROM_SELLER: 'Выкуп у\u00a0продавца',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'Логистический центр',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'Таможня в\u00a0Турции',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Выход с\u00a0таможни',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'Отправка на\u00a0склад в\u00a0Россию',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Приёмка на\u00a0складе Meet',
  AWAITING_SENT_FROM_MEET: 'Подготовка к\u00a0отправке',
  HANDED_OVER_FOR_DELIVERY: 'Передача в\u00a0доставку',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'Поездка с\u00a0курьером',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Вручение',
  DELIVERED: 'Получение',
};

/** Title of a status that an order or a unit has yet to reach. */
export const getComingTitle = (status: OrderStatus): string => comingTitles[status] ?? titles[status];

/** Describes in a sentence what is happening to a paid order or unit with this status. Empty if nothing is happening. */
export const describeStatusProgress = (status: OrderStatus): string => progressTexts[status] ?? '';

const stockMailText = 'Напишем, когда посылка будет на\u00a0нашем складе в\u00a0России.';
const deliveryMailText = 'Напишем, когда посылку примет служба доставки.';

const nextMailTexts: Partial<Record<OrderStatus, string>> = {
  PURCHASED_FROM_SELLER: stockMailText,
  TRANSFERRED_TO_LOGISTICS_CENTER: stockMailText,
  CUSTOMS_CLEARANCE_IN_TURKEY: stockMailText,
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: stockMailText,
  SHIPPED_TO_RUSSIA_STOCK_MEET: stockMailText,
  ACCEPTED_IN_RUSSIA_STOCK_MEET: deliveryMailText,
  AWAITING_SENT_FROM_MEET: deliveryMailText,
};

/**
 * Names the step that the next message will report. Empty if no next step is certain. Also empty right after the payment, because the page
 * then promises messages about all steps.
 */
export const describeNextMail = (status: OrderStatus): string => nextMailTexts[status] ?? '';
