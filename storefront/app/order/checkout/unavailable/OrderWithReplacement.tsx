import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { type OrderFact, OrderSummary } from '@meet/ui-kit/order-summary';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, useEffect } from 'react';
import type { CheckoutQuoteFragment, ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formatDay } from '../../order-dates.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { sumBesideTitle, tileWidth } from '../checkout-style.ts';
import { OfferNote } from '../placing/OfferNote.tsx';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import { comparePrices, type LeftOutUnit, type OrderedUnit, titleOrderWithReplacement } from './replacement.rules.ts';
import { TakeButton, type TakeButtonProps } from './TakeButton.tsx';

const root = css({ [phones]: { gap: space(4) } });
/** It stands where the sum does, in whose place it is paid. */
const inPlaceOfSum = css({
  // A sum is near its label, also below an open form.
  [media.tablet]: { maxWidth: 400 },
  // Beside an open form it stays in sight, with its buttons in low windows.
  [media.desktop]: {
    ...sumBesideTitle,
    // Its line continues that of the problem.
    '& > :first-child': { ...sumBesideTitle['& > :first-child'], height: 77 },
    ...{ position: 'sticky', top: 'min(88px, calc(100vh - 760px))', alignSelf: 'start' },
  },
});
const unitList = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& > li': { display: 'flex', gap: space(3) },
  '& > li > div': { flex: 1 },
  '& > li > [data-price]': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', font: font(400, 12), color: color('muted') },
});
const action = css({
  display: 'grid',
  gap: space(3),
  font: font(400, 14),
  // The sum stays in the line of its verb.
  '& > button': { paddingInline: space(3) },
});
const muted = css({ color: color('muted') });
/** What the order cost before, below its total. */
const earlierTotal = css({ display: 'flex', justifyContent: 'space-between', marginTop: -8, color: color('muted') });
/** It belongs to the button above it. */
const restNote = css(muted, { marginTop: -8 });

type Quote = ReplacementSumQuery['quote'];

const busyState = (quote: Quote | null) => (quote ? 'stale' : 'loading');

/** More units than these say less than their number. */
const maxUnits = 4;

const UnitList = ({ units, leftOut }: Pick<OrderWithReplacementProps, 'units' | 'leftOut'>) => (
  <ul css={unitList} aria-label="В&nbsp;заказе">
    {units.slice(0, maxUnits).map(({ id, name, cover, cost, lastDay }) => (
      <li key={id}>
        <UnitTile cover={cover} width={tileWidth} />
        <div>
          {name}
          {lastDay && <small>{`до\u00a0${formatDay(lastDay)}`}</small>}
        </div>
        {cost !== undefined && <span data-price="">{formatMoney(cost)}</span>}
      </li>
    ))}
    {units.length > maxUnits && <li>{`и\u00a0ещё ${plural(units.length - maxUnits, goodsForms)}`}</li>}
    {leftOut.map(({ id, name, cover, loss }) => (
      <li key={id} css={muted}>
        <UnitTile cover={cover} width={tileWidth} isDimmed />
        <div>{name}</div>
        {loss}
      </li>
    ))}
  </ul>
);

interface OrderActionProps extends Pick<ReplacementContext, 'earlierSum' | 'restButton' | 'restPromocode'>, TakeButtonProps {
  quote: Quote | null;
  /** Number of units in the order. */
  count: number;
}

/** What the shopper was to pay before, if it was known and has changed. An order of fewer units cannot be compared with it. */
function EarlierTotal({ quote, earlierSum, count }: Pick<OrderActionProps, 'quote' | 'earlierSum' | 'count'>) {
  const { total = 0, lines = [], delivery = null } = earlierSum ?? {};
  if (!quote || quote.delivery === null || delivery === null || lines.length !== count || quote.total === total) return null;
  return (
    <p css={earlierTotal}>
      <span>Было {formatMoney(total)}</span>
      <span>{comparePrices(quote.total, total)}</span>
    </p>
  );
}

/** What is to know before the button that places the order, the button, and the way on without the replacement. */
function OrderAction({ quote, earlierSum, count, restButton, restPromocode, ...buttonProps }: OrderActionProps) {
  const { code, problem } = quote?.promocode ?? {};
  return (
    <div css={action}>
      <EarlierTotal {...{ quote, earlierSum, count }} />
      {problem && <p>{`Промокод ${code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас`}</p>}
      <TakeButton {...buttonProps} />
      <div>
        {restButton || (
          <LinkButton href="/cart" variant="text">
            Вернуться в&nbsp;корзину
          </LinkButton>
        )}
      </div>
      {restButton && restPromocode?.problem && !problem && (
        <p css={restNote}>{`Без\u00a0этой вещи промокод ${restPromocode.code} не\u00a0действует, но\u00a0останется у\u00a0вас`}</p>
      )}
    </div>
  );
}

/** What the order with a replacement is part of. */
export interface ReplacementContext {
  /** Who receives the order, where, and how it is paid. */
  facts: readonly OrderFact[];
  /** The other units that cannot be bought, which the order leaves out. */
  leftOut: readonly LeftOutUnit[];
  /** Sum that the shopper last saw; undefined if nothing was submitted. */
  earlierSum: VisibleSum | undefined;
  /** Opens the form, if it is hidden. */
  onEditForm: (() => void) | undefined;
  /** Button that orders what remains without the replacement; false or null if there is none. */
  restButton: ReactNode;
  /** Promo code of that order. */
  restPromocode: CheckoutQuoteFragment['promocode'];
  /** Called with the total, which the bar of phones shows too. */
  onTotalChange: (total: number | null) => void;
}

interface OrderWithReplacementProps extends ReplacementContext, Omit<TakeButtonProps, 'total'> {
  /** Null until it has loaded, or if it failed to load. */
  quote: Quote | null;
  units: readonly OrderedUnit[];
}

/** The order with a replacement: what is in it, what it costs, and the button that places it. */
export function OrderWithReplacement(props: OrderWithReplacementProps) {
  const { quote, units, leftOut, facts, onEditForm, onTotalChange, isCounting, replacement, mainButtonRef } = props;
  const total = quote && !isCounting && mainButtonRef ? quote.total : null;
  useEffect(() => {
    onTotalChange(total);
    return () => onTotalChange(null);
  }, [onTotalChange, total]);
  return (
    <OrderSummary
      css={[root, mainButtonRef && inPlaceOfSum]}
      headingLevel={3}
      title={titleOrderWithReplacement(units.length, leftOut.length)}
      titleAction={
        onEditForm && (
          <Link href="#checkout" variant="underlined" standalone onClick={onEditForm}>
            Изменить&nbsp;данные
          </Link>
        )
      }
      facts={facts}
      amounts={{ ...quote, count: units.length }}
      state={isCounting ? busyState(quote) : 'ready'}
      promoLabel={quote?.promocode ? `Промокод ${quote.promocode.code}` : undefined}
      totalLabel={quote?.delivery === null ? 'Без\u00a0доставки' : undefined}
      action={<OrderAction {...props} count={units.length} total={quote?.total} />}
      note={
        replacement.order && (
          <OfferNote>
            Вы&nbsp;согласились на{' '}
            <Link href="/info/offer/personal-data" variant="underlined">
              обработку персональных данных
            </Link>
            <br />
          </OfferNote>
        )
      }
    >
      <UnitList units={units} leftOut={leftOut} />
    </OrderSummary>
  );
}
