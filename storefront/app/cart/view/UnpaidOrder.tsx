import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { formatDeadline } from '../../platform/format-date.ts';
import type { UnpaidOrderFragment } from '../../platform/graphql/generated/graphql.ts';

const root = css({ marginBlock: space(5), padding: space(4), background: color('tile'), font: font(400, 14) });

/** Links to the newest order that awaits payment, for a shopper who has left the payment page. */
export function UnpaidOrder({ orders }: { orders: readonly UnpaidOrderFragment[] }) {
  const order = orders.find(({ canPay }) => canPay);
  if (!order) return null;
  return (
    <p css={root}>
      {`Заказ\u00a0№\u00a0${order.number} ждёт оплаты${order.payUntil ? ` до\u00a0${formatDeadline(order.payUntil)}` : ''}\u00a0— `}
      <Link href={href('/orders/:id', { id: order.uuid })} variant="underlined">
        Оплатить
      </Link>
    </p>
  );
}
