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
import { note, sumBesideTitle, tileWidth } from '../checkout-style.ts';
import { OfferNote } from '../placing/OfferNote.tsx';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import { describeTotalChange, type OrderedUnit } from './replacement.rules.ts';
import { TakeButton, type TakeButtonProps } from './TakeButton.tsx';
import { describeLeftOutUnit } from './unavailable.rules.ts';

const root = css({ [phones]: { gap: space(4) } });
/** The position and the width of the sum of the checkout, in place of which the order is displayed. */
const inPlaceOfSum = css({
  // Limits the width, so that a sum is close to its label even below an open form.
  [media.tablet]: { maxWidth: 400 },
  // Beside an open form the order sticks to the window, high enough for its buttons to be visible in a low window.
  [media.desktop]: {
    ...sumBesideTitle,
    // The border below the title is in line with that of the problem beside it.
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
const actionStyle = css({
  display: 'grid',
  gap: space(3),
  font: font(400, 14),
  // Less padding keeps the amount on the line of the verb.
  '& button': { paddingInline: space(3) },
});
const restAction = css({ display: 'grid', outline: 0 });
/** What the order cost before and how its total has changed, below the total. */
const earlierTotalStyle = css({ marginTop: -8, color: color('muted') });
/** Closer to the button above, which the note explains. */
const buttonNote = css({ color: color('muted'), margin: '-4px 0 4px' });

type Quote = ReplacementSumQuery['quote'];

const chooseBusyState = (quote: Quote | null) => (quote ? 'stale' : 'loading');

/** Maximum number of units that are listed. The others are only counted. */
const maxUnits = 4;

const UnitList = ({ units, replacement }: Pick<OrderWithReplacementProps, 'units' | 'replacement'>) => (
  <ul css={unitList} aria-label="В&nbsp;заказе">
    {units.slice(0, maxUnits).map(({ id, name, cover, cost, lastDay }) => {
      const details = [id === replacement.by && 'замена', lastDay && `до\u00a0${formatDay(lastDay)}`].filter(Boolean);
      return (
        <li key={id}>
          <UnitTile cover={cover} width={tileWidth} />
          <div>
            {name}
            {details.length > 0 && <small>{details.join(', ')}</small>}
          </div>
          {cost !== undefined && <span data-price="">{formatMoney(cost)}</span>}
        </li>
      );
    })}
    {units.length > maxUnits && <li>{`и\u00a0ещё ${plural(units.length - maxUnits, goodsForms)}`}</li>}
  </ul>
);

interface OrderActionProps extends Pick<ReplacementContext, 'earlierSum' | 'restButton' | 'restSum' | 'restPromocode'>, TakeButtonProps {
  quote: Quote | null;
  /** Number of units in the order. */
  count: number;
}

/**
 * The total that the shopper saw before, if it has changed. A total for fewer units is not compared, because the difference would look like
 * a saving.
 */
function EarlierTotal({ quote, earlierSum, count }: Pick<OrderActionProps, 'quote' | 'earlierSum' | 'count'>) {
  const hasChanged = quote && earlierSum && quote.delivery !== null && earlierSum.delivery !== null && quote.total !== earlierSum.total;
  if (!hasChanged) return null;
  const { total, lines } = earlierSum;
  return (
    <p css={earlierTotalStyle}>
      {lines.length === count
        ? describeTotalChange(quote, earlierSum)
        : `Было ${formatMoney(total)} за\u00a0${plural(lines.length, goodsForms)}`}
    </p>
  );
}

/** Notes about the order, the button that places it, and the button that orders the other units without the replacement. */
function OrderAction({ quote, earlierSum, count, restButton, restSum, restPromocode, ...buttonProps }: OrderActionProps) {
  const { code, problem } = quote?.promocode ?? {};
  return (
    <div css={actionStyle}>
      <EarlierTotal {...{ quote, earlierSum, count }} />
      {problem && <p>{`Промокод ${code} для\u00a0этого заказа не\u00a0действует, но\u00a0останется у\u00a0вас`}</p>}
      <TakeButton {...buttonProps} count={count} />
      {buttonProps.replacement.order && (
        <p css={buttonNote} className="online">
          Отложим {count === 1 ? 'вещь' : 'вещи'} на&nbsp;30&nbsp;минут, пока вы&nbsp;платите
        </p>
      )}
      {restButton ? (
        <>
          <div css={restAction} id="rest" tabIndex={-1}>
            {restButton}
          </div>
          <p css={buttonNote}>{restSum}</p>
        </>
      ) : (
        <>
          <LinkButton href="/catalog" variant="line" size="large" wide>
            Выбрать другое в&nbsp;каталоге
          </LinkButton>
          {code && !problem && <p css={buttonNote}>{`Если уйдёте в\u00a0каталог, промокод ${code} останется у\u00a0вас`}</p>}
        </>
      )}
      {restButton && restPromocode?.problem && !problem && (
        <p css={buttonNote}>{`Без\u00a0замены промокод ${restPromocode.code} не\u00a0действует, но\u00a0останется у\u00a0вас`}</p>
      )}
    </div>
  );
}

/** Data of the page that an order with a replacement displays. */
export interface ReplacementContext {
  /** Who receives the order, where, and how it is paid. */
  facts: readonly OrderFact[];
  /** The other units that cannot be bought, which the order leaves out. */
  leftOut: CheckoutQuoteFragment['lines'];
  /** Sum that the shopper last saw; undefined if nothing was submitted. */
  earlierSum: VisibleSum | undefined;
  /** Opens the form, if it is hidden. */
  onEditForm: (() => void) | undefined;
  /** Button that orders the available units without the replacement; false or null if there is none. */
  restButton: ReactNode;
  /** What that order consists of. */
  restSum: string;
  /** Promo code of that order. */
  restPromocode: CheckoutQuoteFragment['promocode'];
  /** Called with the total, which the bottom bar of phones displays too: null while it is unknown, undefined if no order is displayed. */
  onTotalChange: (total: number | null | undefined) => void;
}

interface OrderWithReplacementProps extends ReplacementContext, Omit<TakeButtonProps, 'total' | 'count'> {
  /** Null until the quote has loaded, or if it failed to load. */
  quote: Quote | null;
  units: readonly OrderedUnit[];
}

/** The order with a replacement: what is in it, what it costs, and the button that places it. */
export function OrderWithReplacement(props: OrderWithReplacementProps) {
  const { quote, units, leftOut, facts, onEditForm, onTotalChange, isCounting, replacement, mainButtonRef } = props;
  const total = quote && !isCounting ? quote.total : null;
  // Another unit may have an order with a replacement of its own, to which the bar does not lead.
  const isMain = mainButtonRef !== undefined;
  useEffect(() => {
    if (!isMain) return;
    onTotalChange(total);
    return () => onTotalChange(undefined);
  }, [onTotalChange, total, isMain]);
  return (
    <OrderSummary
      css={[root, mainButtonRef && inPlaceOfSum]}
      headingLevel={3}
      title={'Заказ с\u00a0заменой'}
      titleAction={
        onEditForm && (
          <Link href="#checkout" variant="underlined" standalone onClick={onEditForm}>
            Изменить&nbsp;данные
          </Link>
        )
      }
      facts={facts}
      amounts={{ ...quote, count: units.length }}
      state={isCounting ? chooseBusyState(quote) : 'ready'}
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
      <UnitList units={units} replacement={replacement} />
      {leftOut.map(
        ({ productItemId, productItem, problem }) =>
          problem && (
            <p key={productItemId} css={note}>
              {describeLeftOutUnit(productItem, problem)}
            </p>
          ),
      )}
    </OrderSummary>
  );
}
