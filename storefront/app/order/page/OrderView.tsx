import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { hidden } from '@meet/ui-kit/hidden';
import { Link } from '@meet/ui-kit/link';
import { ResultPanel } from '@meet/ui-kit/result-panel';
import { font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { describeDestination } from '../../delivery/address/format-address.rules.ts';
import { formatDate, formatDeadline } from '../../platform/format-date.ts';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { tallTarget, wrap } from '../../platform/theme/layout-style.ts';
import { removeOrderDraft } from '../checkout/draft/checkout-draft.ts';
import { GoodsStrip } from '../GoodsStrip.tsx';
import { describeStatusProgress, isEnded } from '../order-status.rules.ts';
import { readPlacedOrderId } from '../placed-order.ts';
import { describeArrival, describeCurrentState } from './describe-now.rules.ts';
import { chooseHeadline, type DisplayedOrder, hasShopLink, mustWaitForBank, type OwnOrder, shouldThank } from './displayed-order.rules.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSide } from './OrderSide.tsx';
import { useOrderNews } from './order-news.ts';
import { capitalizedText, toMapUrl } from './PickupPanel.tsx';
import { useReportPurchase } from './report-purchase.ts';
import { useOrderWatch, useRecentReturn } from './use-order-watch.ts';

const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10),
  alignItems: 'start',
  paddingTop: space(6),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    columnGap: space(14),
    paddingTop: space(10),
    // Otherwise the first content would be displayed in the side column until the browser has received that column.
    '& > *': { gridColumn: 1 },
  },
});
/** The side column: last on a phone, beside everything on a desktop. */
const side = css({ [media.desktop]: { '&&': { gridColumn: 2, gridRow: '1 / span 2' } } });

const day = css({ font: font(500, 18) });
/** On wider screens the list of the goods begins on the first screen. */
const strip = css({ [media.tablet]: { display: 'none' } });
/** While it is empty, it takes the gap before it back. */
const failures = css({ '&:empty': { marginTop: `calc(-1 * ${space(4)})` } });
const whole = css({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

export interface OrderPageData extends DisplayedOrder {
  /** Whether the shopper has just come back from the payment. */
  hasReturned: boolean;
  /** Whether the payment service did not respond when the shopper wanted to pay. */
  isPaymentUnconfirmed: boolean;
  /** Whether the account has a confirmed phone, which the confirmation by phone needs. */
  mayBeCalled: boolean;
  /** Address that a page without JavaScript reloads to check for news; null if nothing more is expected. */
  reloadTo: string | null;
  /** Time of rendering by the server's clock. */
  now: number;
  /** Error of the last form. */
  failed?: string | undefined;
  /** Whether it failed because the account has no confirmed phone. */
  needsPhone?: boolean | undefined;
}

/** Says until when the units are reserved for the shopper. */
function ReservationEnd({ payUntil, now, onEnd }: { payUntil: string; now: number; onEnd: () => void }) {
  const end = useStore(ServerClock).toClientTime(Date.parse(payUntil));
  useEffect(() => {
    const timer = setTimeout(onEnd, end - Date.now());
    return () => clearTimeout(timer);
  }, [end, onEnd]);
  return <p>Вещи отложены для&nbsp;вас до&nbsp;{formatDeadline(payUntil, new Date(now))}</p>;
}

/** The address of the shopper moves to the next line as a whole: within a line, it would break at a hyphen. */
function Text({ text, email }: { text: string; email: string | undefined }) {
  const [before, after] = email ? text.split(email) : [];
  if (after === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <span css={whole}>{email}</span>
      {after}
    </p>
  );
}

const PointFacts = ({ point }: { point: NonNullable<OwnOrder['cdekDelivery']> }) => (
  <>
    {point.hours && <p css={capitalizedText}>{point.hours}</p>}
    <p>
      <Link css={tallTarget} href={toMapUrl(point)} variant="underlined" target="_blank" rel="noopener">
        Показать на&nbsp;карте
      </Link>
    </p>
  </>
);

/** What an order that was just paid leads to: day, destination and goods, which all fit the first screen of a phone. */
function Arrival({ ownOrder, now, ...order }: DisplayedOrder & { ownOrder: OwnOrder; now: number }) {
  return (
    <>
      <div>
        <p css={day}>{describeArrival({ ...order, ownOrder }, now)}</p>
        <p>{describeDestination(ownOrder)}</p>
        {ownOrder.cdekDelivery && <PointFacts point={ownOrder.cdekDelivery} />}
      </div>
      <GoodsStrip css={strip} label="Вы&nbsp;купили" lines={ownOrder.orderProductItems} />
    </>
  );
}

function CurrentState({ now, ...order }: DisplayedOrder & { now: number }) {
  const text = describeCurrentState(order, now);
  return text && <p>{text}</p>;
}

const Failures = ({ isUnavailable, failed }: { isUnavailable: boolean; failed: string | undefined }) => (
  <div css={failures} role="alert">
    {isUnavailable && <p>Платёжная служба сейчас не&nbsp;отвечает. Заказ сохранён, попробуйте через минуту.</p>}
    {failed && <FieldMessage tone="error">{failed}</FieldMessage>}
  </div>
);

/** Links to the next steps. The units of an order that ended unpaid are in the cart. */
function NextSteps({ publicOrder, ownOrder }: DisplayedOrder) {
  if (isEnded(publicOrder) && ownOrder && !ownOrder.paid) {
    return (
      <LinkButton href="/cart" size="large">
        Открыть корзину
      </LinkButton>
    );
  }
  // Of a page with nothing to do on it, the link is the main action.
  const variant = shouldThank({ publicOrder, ownOrder }) ? 'line' : 'text';
  return (
    <LinkButton href="/catalog" variant={variant} size={variant === 'text' ? 'medium' : 'large'}>
      Вернуться в&nbsp;каталог
    </LinkButton>
  );
}

function useForgottenDraft(orderId: string) {
  useEffect(() => {
    // The form may have been sent without JavaScript.
    if (readPlacedOrderId(document.cookie) === orderId) removeOrderDraft(orderId);
  }, [orderId]);
}

/** The status page of an order: the state for everybody with the link, and more for its owner. */
export const OrderView = observer(function OrderView({
  isPaymentUnconfirmed,
  now,
  failed,
  needsPhone,
  mayBeCalled,
  ...pageData
}: OrderPageData) {
  const { reloadTo: _, hasReturned: hasJustReturned, ...order } = pageData;
  const { publicOrder, ownOrder } = order;
  const hasReturned = useRecentReturn(hasJustReturned, publicOrder.uuid);
  const isWaitingForBank = mustWaitForBank(order, hasReturned);
  const justPaidOrder = shouldThank(order) ? ownOrder : null;
  const { tone, title, text } = chooseHeadline(order, hasReturned);
  const { reload } = useOrderWatch(order, isWaitingForBank);
  const isReserved = !isWaitingForBank && (publicOrder.canPay || publicOrder.status === 'AWAITING_CALL');
  useForgottenDraft(publicOrder.uuid);
  useReportPurchase(order);
  const news = useOrderNews(order);
  return (
    <div css={[wrap, root]}>
      <ResultPanel
        tone={tone}
        title={title}
        overline={`Заказ №\u00a0${publicOrder.number} от\u00a0${formatDate(publicOrder.createdAt)}`}
        waitText={'Обычно это занимает до\u00a0двух минут. Страница обновится сама.'}
        cashback={justPaidOrder?.remainder.cashbackToCome}
        actions={
          <>
            <OrderActions {...order} isWaitingForBank={isWaitingForBank} mayBeCalled={mayBeCalled && !needsPhone} />
            {hasShopLink(order) && <NextSteps {...order} />}
          </>
        }
      >
        {justPaidOrder && <Arrival {...order} ownOrder={justPaidOrder} now={now} />}
        {text && <Text text={justPaidOrder ? `${describeStatusProgress(publicOrder.status)} ${text}` : text} email={ownOrder?.email} />}
        {!(isWaitingForBank || justPaidOrder) && <CurrentState {...order} now={now} />}
        {isReserved && publicOrder.payUntil && <ReservationEnd payUntil={publicOrder.payUntil} now={now} onEnd={reload} />}
        <Failures isUnavailable={isPaymentUnconfirmed && publicOrder.canPay} failed={failed} />
      </ResultPanel>
      <OrderDetails {...order} isWaitingForBank={isWaitingForBank} now={now} />
      <div css={side}>
        <OrderSide {...order} isWaitingForBank={isWaitingForBank} />
      </div>
      <p css={hidden} role="status">
        {news}
      </p>
    </div>
  );
});
