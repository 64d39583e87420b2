import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { formatNumber, goodsForms, plural } from '@meet/ui-kit/plural';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode, Ref } from 'react';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { folding, note } from './checkout-style.ts';
import { NarrowFold } from './form/Fold.tsx';
import { findDeliveryPrice } from './quote/visible-sum.rules.ts';

// The server has rendered the goods, and a new sum rarely changes them.
const CheckoutGoods = hydrateLater(async () => (await import('./CheckoutGoods.tsx')).CheckoutGoods, { until: 'touched' });

const summary = css({
  [folding]: {
    gap: space(2),
    paddingBlock: space(2),
    // The line names the order itself, and the header leads to the cart.
    '&:has(> [data-fold] > details:not([open])) > :is(:first-child, dl)': { display: 'none' },
    '&:has(> [data-fold] > details:not([open])) > :last-child': { borderTop: 0, paddingTop: space(1) },
    '& > [data-fold]:has(> [open]) + *': { marginTop: space(4) },
  },
  // On wide screens the total and the button stay in sight: at the bottom of a low window, and below the header beside a long form.
  [media.desktop]: {
    display: 'flex',
    flexDirection: 'column',
    gap: space(3),
    paddingTop: space(4),
    '--goods-tile': '48px',
    '--goods-gap': space(3),
    '& dl': { gap: space(1) },
    // The small print below the button may stay below the window.
    '& > :last-child': {
      position: 'sticky',
      top: 88,
      bottom: -40,
      zIndex: 2,
      gap: space(2),
      paddingBlock: `${space(3)} ${space(4)}`,
      background: color('paper'),
    },
    // What has the focus is not behind them.
    '& :is(a, button, input)': { scrollMarginBottom: 260 },
  },
});
const title = css({ font: font(500, 18) });
const below = css({ display: 'grid', gap: space(2), [folding]: { '& > :empty': { display: 'none' } } });

interface CheckoutSumProps {
  quote: CheckoutQuoteFragment;
  state: 'ready' | 'stale' | 'failed';
  isDeliveryUnavailable: boolean;
  /** Chosen method of delivery; empty if there is none. */
  method: string;
  /** Methods of delivery to the chosen city; none while they are unknown. */
  deliveryOptions: CheckoutQuoteFragment['deliveryOptions'];
  hasCity: boolean;
  /** Whether the requested quote includes a place of delivery. */
  hasDestination: boolean;
  /** Bonuses that the shopper wants to spend. */
  chosenBonuses: number;
  /** Promo code and bonuses. */
  reductions: ReactNode;
  /** Whether a promo code or bonuses were chosen, or refused. */
  isReduced: boolean;
  again: () => void;
  consent: ReactNode;
  /** Main button. */
  action: ReactNode;
  /** Container of the main button. */
  actionRef: Ref<HTMLDivElement>;
}

const deliveryLabels: Record<string, string> = { PICKUP: 'Доставка в\u00a0пункт выдачи', COURIER: 'Доставка курьером' };

/** Label of a total that may leave out the delivery. */
export const describeTotal = ({ delivery }: Pick<CheckoutQuoteFragment, 'delivery'>, isDeliveryUnavailable: boolean) =>
  delivery === null && !isDeliveryUnavailable ? 'Без\u00a0доставки' : undefined;

/** What must be chosen before the delivery has a price. */
function nameMissing(method: string, hasCity: boolean): string {
  if (!hasCity) return 'город';
  return method === 'PICKUP' ? 'пункт' : 'способ';
}

/**
 * Says that fewer bonuses are spent than were chosen, or that the sum failed to load. It stands beside the total, so that both are seen.
 */
const Status = ({
  quote: { bonuses },
  state,
  chosenBonuses,
  again,
}: Pick<CheckoutSumProps, 'quote' | 'state' | 'chosenBonuses' | 'again'>) => (
  <div role="status" css={note}>
    {state === 'ready' && chosenBonuses > bonuses && (
      <p>{`Бонусов спишем ${formatNumber(bonuses)}: больше для\u00a0этого заказа нельзя`}</p>
    )}
    {state === 'failed' && (
      <>
        <p>Сумма не&nbsp;посчиталась</p>
        <Button variant="text" size="small" onClick={again}>
          Спросить ещё раз
        </Button>
      </>
    )}
  </div>
);

/** What is ordered and what it costs, with the button that places the order. */
export function CheckoutSum({
  quote,
  state,
  isDeliveryUnavailable,
  method,
  deliveryOptions,
  hasCity,
  hasDestination,
  chosenBonuses,
  ...parts
}: CheckoutSumProps) {
  const { reductions, isReduced, again, consent, action, actionRef } = parts;
  // The carrier may not go there, or the pickup point has closed. Placing the order says which.
  const isRefused = state === 'ready' && hasDestination;
  const withoutDelivery = isRefused ? 'Сюда не\u00a0посчиталась' : `Когда выберете ${nameMissing(method, hasCity)}`;
  const count = quote.lines.filter(({ problem }) => problem === null).length;
  const { goods: whole, discount, promo, bonuses, cashback, total } = quote;
  const delivery = state === 'ready' ? quote.delivery : findDeliveryPrice({ delivery: quote.delivery, deliveryOptions }, method);
  const unknown = quote.delivery === null ? withoutDelivery : '—';
  return (
    <OrderSummary
      css={summary}
      promoField={
        <div css={below}>
          <NarrowFold text={'Промокод и\u00a0бонусы'} action="Добавить" isFolded={!isReduced}>
            {reductions}
          </NarrowFold>
          <Status {...{ quote, state, chosenBonuses, again }} />
        </div>
      }
      titleAction={
        <Link href="/cart" variant="underlined" standalone>
          Изменить
        </Link>
      }
      amounts={{ count, goods: whole, discount, promo, bonuses, delivery, cashback, total }}
      state={state === 'ready' ? 'ready' : 'stale'}
      deliveryLabel={deliveryLabels[method] ?? 'Доставка'}
      deliveryText={isDeliveryUnavailable ? 'За\u00a0наш счёт' : unknown}
      totalLabel={describeTotal(quote, isDeliveryUnavailable)}
      action={
        <div css={below}>
          {consent}
          <div ref={actionRef}>{action}</div>
        </div>
      }
      note={
        <>
          Нажимая кнопку, вы&nbsp;принимаете{' '}
          <Link href="/info/offer/public-offer" variant="underlined">
            публичную оферту
          </Link>
        </>
      }
    >
      <NarrowFold text={<b css={title}>Ваш заказ: {plural(count, goodsForms)}</b>} action="Показать" isFolded>
        <CheckoutGoods quote={quote} />
      </NarrowFold>
    </OrderSummary>
  );
}
