import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { Link } from '@meet/ui-kit/link';
import { plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { formatDate } from '../../platform/format-date.ts';
import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { tallTarget } from '../../platform/theme/layout-style.ts';
import { GoodsStrip } from '../GoodsStrip.tsx';
import { isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { countCancelled, describeOrder } from './order-texts.rules.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(3)} ${space(4)}`,
  paddingBlock: space(5),
  borderTop: `1px solid ${color('line')}`,
});
const toneStyles = { success: css({ color: color('positive') }), ended: css({ color: color('muted') }), open: null };
const smallText = css({ font: font(400, 14), color: color('muted') });
/** The arrow shows that the heading is a link to the order. */
const arrow = css({ marginInlineStart: space(1), verticalAlign: -3, color: color('muted') });
/** Message that the units could not be added to the cart. It is above the button, like every text that explains a button. */
const failureStyle = css({ maxWidth: '18rem', font: font(400, 14), [media.tablet]: { textAlign: 'end' } });
const totalStyle = css({ font: font(500, 16), textAlign: 'end' });
const strip = css({ gridColumn: '1 / -1', [media.tablet]: { gridColumn: 1 } });
const actionRow = css({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'start',
  alignContent: 'end',
  gap: space(2),
  '&:empty': { display: 'none' },
  '& > form': { display: 'contents' },
  [media.tablet]: { gridColumn: 2, justifyItems: 'end' },
});

const cancelledUnitForms = {
  one: 'вещь отменена, сумма без\u00a0неё',
  few: 'вещи отменены, сумма без\u00a0них',
  many: 'вещей отменено, сумма без\u00a0них',
};

/** Why an order could not be added to the cart again. */
export interface RepeatFailure {
  text: string;
  /** Whether a new attempt is useless, because no unit of the order is for sale any more. */
  isSoldOut: boolean;
}

const Failure = ({ failure }: { failure: RepeatFailure }) => (
  <div css={failureStyle} role="alert">
    {failure.isSoldOut ? <p>{failure.text}</p> : <FieldMessage tone="error">{failure.text}</FieldMessage>}
  </div>
);

/** A form with a full page load, which makes the tab read the cart again. */
function BuyAgainForm({ order }: { order: ListedOrderFragment }) {
  const lines = order.orderProductItems;
  const count = lines.filter(({ buyAgainId }) => buyAgainId).length;
  if (count === 0) return null;
  return (
    <form method="post">
      <input type="hidden" name="order" value={order.uuid} />
      {count < lines.length && (
        <p css={smallText}>
          В&nbsp;продаже {count} из&nbsp;{lines.length}
        </p>
      )}
      <Button type="submit" variant="line" size="small" aria-label={`Снова в\u00a0корзину: заказ №\u00a0${order.number}`}>
        Снова в&nbsp;корзину
      </Button>
    </form>
  );
}

/** A plain form, because the router must neither prefetch nor fetch a page that leads to the payment. */
const PayForm = ({ order: { uuid, number, totalPrice } }: { order: ListedOrderFragment }) => (
  <form method="get" action={`/orders/${uuid}/pay`}>
    <Button type="submit" size="small" aria-label={`Оплатить ${formatMoney(totalPrice)}: заказ №\u00a0${number}`}>
      Оплатить
    </Button>
  </form>
);

/** Price of the order without its cancelled units. An ended order shows its original price. */
const getTotal = ({ remainder, totalPrice }: ListedOrderFragment): number => (remainder.units > 0 ? remainder.totalPrice : totalPrice);

interface OrderRowProps {
  order: ListedOrderFragment;
  /** Time of the visit by the server's clock. */
  now: number;
  headingLevel?: 2 | 3;
  /** Action for an order that cannot be paid: `repeat` buys a received order again, `open` links to the page of the order. */
  action?: 'repeat' | 'open';
  /** Why the order could not be added to the cart again. */
  failure?: RepeatFailure | undefined;
}

function OrderLink({ order: { uuid, number, status } }: { order: ListedOrderFragment }) {
  const question = status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' ? 'Как забрать' : 'Где';
  return (
    <LinkButton href={href('/orders/:id', { id: uuid })} variant="line" size="small" aria-label={`${question} заказ №\u00a0${number}`}>
      {question} заказ?
    </LinkButton>
  );
}

/** Leads from an order that cannot be bought again to the first of its products, whose page shows similar products. */
function SimilarLink({ order: { number, orderProductItems } }: { order: ListedOrderFragment }) {
  const [product] = orderProductItems.flatMap(({ productItem }) => productItem?.product ?? []);
  if (!product) return null;
  return (
    <LinkButton
      href={href('/product/:slug', { slug: product.slug })}
      variant="line"
      size="small"
      aria-label={`Похожие вещи: заказ №\u00a0${number}`}
    >
      Похожие вещи
    </LinkButton>
  );
}

/** Whether the order was paid and some units are still expected. */
const isUnderway = (order: ListedOrderFragment): boolean => !(isUnpaid(order) || isReceived(order) || isEnded(order));

function OrderAction({ order, action, isForSale }: Required<Pick<OrderRowProps, 'order' | 'action'>> & { isForSale: boolean }) {
  if (order.canPay) return <PayForm order={order} />;
  if (action === 'open' || isUnderway(order)) return <OrderLink order={order} />;
  if (isUnpaid(order)) return null;
  return isForSale ? <BuyAgainForm order={order} /> : <SimilarLink order={order} />;
}

export function OrderRow({ order, now, headingLevel = 2, action = 'repeat', failure }: OrderRowProps) {
  const { title, date, tone } = describeOrder(order, new Date(now));
  const cancelledCount = countCancelled(order);
  return (
    <li css={row}>
      <div>
        <Heading level={headingLevel} size="tiny">
          <Link css={tallTarget} href={href('/orders/:id', { id: order.uuid })} variant="quiet">
            <span css={toneStyles[tone]}>{title}</span>
            {date}
            <Icon css={arrow} name="right" size={16} />
          </Link>
        </Heading>
        <p css={smallText}>
          №&nbsp;{order.number} от&nbsp;{formatDate(order.createdAt)}
        </p>
        {cancelledCount > 0 && <p css={smallText}>{plural(cancelledCount, cancelledUnitForms)}</p>}
      </div>
      <p css={totalStyle}>{formatMoney(getTotal(order))}</p>
      <GoodsStrip css={strip} label={`Вещи заказа №\u00a0${order.number}`} lines={order.orderProductItems} />
      <div css={actionRow}>
        {failure && <Failure failure={failure} />}
        <OrderAction order={order} action={action} isForSale={!failure?.isSoldOut} />
      </div>
    </li>
  );
}
