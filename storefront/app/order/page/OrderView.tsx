import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { hidden } from '@meet/ui-kit/hidden';
import { Link } from '@meet/ui-kit/link';
import { ResultPanel } from '@meet/ui-kit/result-panel';
import { font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { href } from 'react-router';
import { SignInLink } from '../../auth/link/SignInLink.tsx';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { describeDestination } from '../../delivery/address/format-address.rules.ts';
import { formatDate } from '../../platform/format-date.ts';
import { onDemand } from '../../platform/lazy/on-demand.ts';
import { phones, tallTarget, wrap } from '../../platform/theme/layout-style.ts';
import { GoodsStrip } from '../GoodsStrip.tsx';
import { isEnded, isFinished } from '../order-status.rules.ts';
import { readPlacedOrderId } from '../placed-order-cookie.ts';
import { OrderActions } from './action/OrderActions.tsx';
import { type DisplayedOrder, hasShopLink, mustWaitForBank, type OwnOrder, shouldThank } from './displayed-order.rules.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSide } from './OrderSide.tsx';
import { capitalizedText } from './PickupPanel.tsx';
import { findPickup, toMapUrl } from './pickup.rules.ts';
import { useReportPurchase } from './report-purchase.ts';
import { describeCurrentState } from './state/current-state.rules.ts';
import { useChangeAnnouncement } from './state/order-changes.ts';
import { chooseHeadline } from './state/order-headline.rules.ts';
import { listParts, listSummaries } from './state/order-parts.rules.ts';
import { PartList } from './state/PartList.tsx';
import { ReservationEnd } from './state/ReservationEnd.tsx';
import { useBackFromPayment } from './state/use-back-from-payment.ts';
import { useOrderWatch } from './state/use-order-watch.ts';

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
    // Without a fixed column, the first content would be displayed in the side column until the browser has received that column.
    '& > *': { gridColumn: 1 },
  },
});
/** The side column: last on a phone, beside everything on a desktop. */
const side = css({ [media.desktop]: { '&&': { gridColumn: 2, gridRow: '1 / span 2' } } });

/** Separates the days, the destination and the next steps like paragraphs. */
const arrival = css({ display: 'grid', gap: space(4) });
/** Lets the order number and the link to all orders fit one line, on a phone too. */
const overlineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(1),
  font: font(400, 14),
  [media.tablet]: { columnGap: space(2), font: font(400, 16) },
});
/** An empty live region must not take a row of the grid. */
const failures = css({ '&:empty': { position: 'absolute' } });
/** The destination is hidden on a desktop, where the side column beside the title names it. */
const destinationStyle = css({ [media.desktop]: { display: 'none' } });
/** The pictures of the units are displayed only on a phone, where the list of units is below the first screen. */
const goodsStrip = css({ [media.tablet]: { display: 'none' } });
const mainLink = css({ [phones]: { width: '100%' } });
const unbrokenEmail = css({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

export interface OrderPageData extends DisplayedOrder {
  /** Whether the payment provider has just redirected the shopper to this page, which may then wait for the bank. */
  isBackFromPayment: boolean;
  /** Whether the payment service did not respond when the shopper tried to pay. */
  isPaymentServiceDown: boolean;
  /** Whether the account has a confirmed phone, which the confirmation by phone needs. */
  mayBeCalled: boolean;
  /** URL that a page without JavaScript loads next to check for changes of the order; null if no change is expected. */
  reloadTo: string | null;
  /** Time of rendering by the server's clock. */
  now: number;
  /** Error of the form that was submitted last. */
  errorText?: string | undefined;
  /** Whether the form that was submitted last failed because the account has no confirmed phone. */
  needsPhone?: boolean | undefined;
}

/** A text whose e-mail address moves to the next line as a whole, with the punctuation after it, instead of breaking at a hyphen. */
function TextWithEmail({ text, email }: { text: string; email: string | undefined }) {
  const [before, after] = email ? text.split(email) : [];
  if (after === undefined) return <p>{text}</p>;
  const [punctuation = ''] = /^[,.]?/.exec(after) ?? [];
  return (
    <p>
      {before}
      <span css={unbrokenEmail}>{`${email}${punctuation}`}</span>
      {after.slice(punctuation.length)}
    </p>
  );
}

const PointFacts = ({ point }: { point: NonNullable<OwnOrder['cdekDelivery']> }) => (
  <>
    {point.hours && <p css={capitalizedText}>{point.hours}</p>}
    <p>
      <Link standalone href={toMapUrl(point)} variant="underlined" target="_blank" rel="noopener">
        Показать на&nbsp;карте
      </Link>
    </p>
  </>
);

/** Displayed after the payment of an order: days, units and destination. All of it fits the first screen of a phone. */
function Arrival({ ownOrder, now, ...order }: DisplayedOrder & { ownOrder: OwnOrder; now: number }) {
  const parts = listParts({ ...order, ownOrder }, now);
  return (
    <div css={arrival}>
      {/* If the order has several parts, the progress of each is displayed beside its units below. */}
      <PartList parts={parts.map((part) => (part.isLate || parts.length === 1 ? part : { ...part, text: '' }))} />
      <GoodsStrip css={goodsStrip} label="Вещи заказа" lines={ownOrder.orderProductItems} />
      <div>
        <p>{describeDestination(ownOrder)}</p>
        {ownOrder.cdekDelivery && <PointFacts point={ownOrder.cdekDelivery} />}
      </div>
    </div>
  );
}

function CurrentState({ now, ...order }: DisplayedOrder & { now: number }) {
  const text = describeCurrentState(order, now);
  const parts = listSummaries(order, now);
  const { publicOrder, ownOrder } = order;
  return (
    <>
      {parts.length > 0 && <PartList parts={parts} />}
      {text && <p>{text}</p>}
      {ownOrder && !isFinished(publicOrder) && !findPickup(ownOrder) && <p css={destinationStyle}>{describeDestination(ownOrder)}</p>}
    </>
  );
}

/** The number of the order. The owner also gets a link to all of their orders. */
function Overline({ publicOrder, ownOrder }: DisplayedOrder) {
  return (
    <span css={overlineStyle}>
      {ownOrder && (
        <Link css={tallTarget} href={href('/account/orders')} variant="underlined">
          Мои заказы
        </Link>
      )}
      {ownOrder && <span aria-hidden="true">/</span>}
      <span>
        Заказ №&nbsp;{publicOrder.number} от&nbsp;{formatDate(publicOrder.createdAt)}
      </span>
    </span>
  );
}

/** Invites the owner to sign in to see the rest of the order. */
function SignInHint() {
  return (
    <p>
      Это ваш заказ?{' '}
      <SignInLink css={tallTarget} variant="underlined">
        Войдите
      </SignInLink>
      , чтобы увидеть адрес, трек-номер и&nbsp;сумму.
    </p>
  );
}

interface FailuresProps {
  /** Whether the payment service did not respond when the shopper tried to pay. */
  isUnavailable: boolean;
  /** Whether an earlier payment may still succeed. */
  isPaymentPending: boolean;
  errorText: string | undefined;
}

const Failures = ({ isUnavailable, isPaymentPending, errorText }: FailuresProps) => (
  <div css={failures} role="alert">
    {isUnavailable && (
      <p>
        Платёжная служба не&nbsp;отвечает.{' '}
        {isPaymentPending ? 'Если деньги всё\u00a0же спишутся, второй раз платить не\u00a0нужно.' : 'Деньги не\u00a0списаны.'} Заказ
        сохранён, попробуйте ещё раз.
      </p>
    )}
    {errorText && <FieldMessage tone="error">{errorText}</FieldMessage>}
  </div>
);

/** Links to the next steps. The units of an order that ended unpaid are in the cart. */
function NextSteps({ publicOrder, ownOrder, isMain }: DisplayedOrder & { isMain: boolean }) {
  if (isEnded(publicOrder) && ownOrder && !ownOrder.paid) {
    return (
      <LinkButton css={mainLink} href="/cart" size="large">
        Открыть корзину
      </LinkButton>
    );
  }
  // The link is the main action of a page that offers nothing else to do.
  return (
    <LinkButton css={isMain && mainLink} href="/catalog" variant={isMain ? 'line' : 'text'} size={isMain ? 'large' : 'medium'}>
      Вернуться в&nbsp;каталог
    </LinkButton>
  );
}

const loadDraft = onDemand(() => import('../checkout/draft/checkout-draft.ts'), { hasSubstitute: true });

/** Removes the draft of an order whose form was sent without JavaScript, because the checkout could not. If that fails, a reload does. */
function useRemoveOrderDraft(orderId: string) {
  useEffect(() => {
    if (readPlacedOrderId(document.cookie) !== orderId) return;
    loadDraft().then(
      ({ removeOrderDraft }) => removeOrderDraft(orderId),
      () => undefined,
    );
  }, [orderId]);
}

/** The status page of an order: the state for everybody with the link, and more for its owner. */
export const OrderView = observer(function OrderView({
  isPaymentServiceDown,
  now,
  errorText,
  needsPhone,
  mayBeCalled,
  ...pageData
}: OrderPageData) {
  const { reloadTo: _, isBackFromPayment: isInitiallyBack, ...order } = pageData;
  const { publicOrder, ownOrder } = order;
  const isBackFromPayment = useBackFromPayment(isInitiallyBack, publicOrder.uuid);
  const isWaitingForBank = mustWaitForBank(order, isBackFromPayment);
  const justPaidOrder = shouldThank(order) ? ownOrder : null;
  const isPaymentUnavailable = isPaymentServiceDown && publicOrder.canPay;
  const { tone, title, text } = chooseHeadline(order, { isBackFromPayment, isPaymentUnavailable, now });
  const { reload } = useOrderWatch(order, isWaitingForBank);
  const isReserved = !isWaitingForBank && (publicOrder.canPay || publicOrder.status === 'AWAITING_CALL');
  useRemoveOrderDraft(publicOrder.uuid);
  useReportPurchase(order);
  const announcement = useChangeAnnouncement(order);
  const isSignedIn = useSignedIn();
  return (
    <div css={[wrap, root]}>
      <ResultPanel
        tone={tone}
        title={title}
        overline={<Overline {...order} />}
        waitText={'Обычно это занимает до\u00a0двух минут. Страница обновится сама.'}
        cashback={justPaidOrder?.remainder.cashbackToCome}
        actions={
          <>
            <OrderActions {...order} isWaitingForBank={isWaitingForBank} mayBeCalled={mayBeCalled && !needsPhone} />
            {hasShopLink(order, isWaitingForBank) && <NextSteps {...order} isMain={!isWaitingForBank} />}
          </>
        }
      >
        {justPaidOrder && <Arrival {...order} ownOrder={justPaidOrder} now={now} />}
        {text && <TextWithEmail text={text} email={ownOrder?.email} />}
        <Failures isUnavailable={isPaymentUnavailable} isPaymentPending={publicOrder.payment.state === 'PENDING'} errorText={errorText} />
        {!justPaidOrder && <CurrentState {...order} now={now} />}
        {isReserved && publicOrder.payUntil && <ReservationEnd payUntil={publicOrder.payUntil} now={now} onEnd={reload} />}
        {!ownOrder && isSignedIn === false && <SignInHint />}
      </ResultPanel>
      <OrderDetails {...order} isWaitingForBank={isWaitingForBank} now={now} />
      <div css={side}>
        <OrderSide {...order} isWaitingForBank={isWaitingForBank} />
      </div>
      <p css={hidden} role="status">
        {announcement}
      </p>
    </div>
  );
});
