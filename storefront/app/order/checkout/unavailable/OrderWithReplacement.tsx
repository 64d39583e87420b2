import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { type OrderFact, OrderSummary } from '@meet/ui-kit/order-summary';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, useEffect } from 'react';
import type { ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formatDay } from '../../order-dates.ts';
import { OfferNote } from '../placing/OfferNote.tsx';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import { type OrderedUnit, titleOrderWithReplacement } from './replacement.rules.ts';
import { TakeButton, type TakeButtonProps } from './TakeButton.tsx';

const root = css({ [phones]: { gap: space(4) } });
const unitList = css({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& span': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', font: font(400, 12), color: color('muted') },
});
const action = css({
  display: 'grid',
  gap: space(3),
  font: font(400, 14),
  // The sum stays in the line of its verb.
  '& button': { paddingInline: space(3) },
});
/** What the order cost before, below its total. */
const earlierTotal = css({ display: 'flex', justifyContent: 'space-between', marginTop: -8, color: color('muted') });
/** On wide screens, the rest of the order is beside it. */
const narrow = css({ [media.desktop]: { display: 'none' } });

type Quote = ReplacementSumQuery['quote'];

const busyState = (quote: Quote | null) => (quote ? 'stale' : 'loading');

/** More units than these say less than their number. */
const maxUnits = 4;

interface UnitListProps {
  units: readonly OrderedUnit[];
  /** Whether each unit has its day. */
  hasDays: boolean;
}

const UnitList = ({ units, hasDays }: UnitListProps) => (
  <ul css={unitList}>
    {units.slice(0, maxUnits).map(({ id, name, cost, lastDay }) => (
      <li key={id}>
        {name}
        {cost !== undefined && <span data-price=""> — {formatMoney(cost)}</span>}
        {hasDays && lastDay && <small>{`до\u00a0${formatDay(lastDay)}`}</small>}
      </li>
    ))}
    {units.length > maxUnits && <li>{`и\u00a0ещё ${plural(units.length - maxUnits, goodsForms)}`}</li>}
  </ul>
);

interface OrderActionProps extends Pick<ReplacementContext, 'earlierSum' | 'leftOutNames' | 'restLink'>, TakeButtonProps {
  quote: Quote | null;
  /** Number of units in the order. */
  count: number;
}

/** What the shopper was to pay before, if it was known. An order of fewer units says for how many it was. */
function EarlierTotal({ quote, earlierSum, count }: Pick<OrderActionProps, 'quote' | 'earlierSum' | 'count'>) {
  const { total = 0, lines = [], delivery = null } = earlierSum ?? {};
  if (!quote || quote.delivery === null || delivery === null || total === 0) return null;
  return (
    <p css={earlierTotal}>
      {`Было${lines.length === count ? '' : ` за\u00a0${plural(lines.length, goodsForms)}`}`}
      <span data-price="">{formatMoney(total)}</span>
    </p>
  );
}

/** What is to know before the button that places the order, and the button. */
function OrderAction({ quote, earlierSum, count, leftOutNames, restLink, ...buttonProps }: OrderActionProps) {
  const { code, problem } = quote?.promocode ?? {};
  return (
    <div css={action}>
      <EarlierTotal {...{ quote, earlierSum, count }} />
      {problem && <p>{`Промокод ${code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас`}</p>}
      {leftOutNames.length > 0 && <p>{`Не\u00a0войдёт в\u00a0заказ: ${leftOutNames.join(', ')}`}</p>}
      <TakeButton {...buttonProps} />
      {restLink && <p css={narrow}>{restLink}</p>}
    </div>
  );
}

/** What the order with a replacement is part of. */
export interface ReplacementContext {
  /** Who receives the order, where, and how it is paid. */
  facts: readonly OrderFact[];
  /** Names of the units that the order leaves out. */
  leftOutNames: readonly string[];
  /** Sum that the shopper last saw; undefined if nothing was submitted. */
  earlierSum: VisibleSum | undefined;
  /** Opens the form, if it is hidden. */
  onEditForm: (() => void) | undefined;
  /** Link to the order without the replacement; null if nothing would remain of it. */
  restLink: ReactNode;
  /** Called with the total, which the bar of phones shows too. */
  onTotalChange: (total: number | null) => void;
}

interface OrderWithReplacementProps extends ReplacementContext, Omit<TakeButtonProps, 'total'> {
  /** Null until it has loaded, or if it failed to load. */
  quote: Quote | null;
  units: readonly OrderedUnit[];
}

/** What is ordered, for whom, and when it comes: each unit by itself, if they do not come together. */
function listOrderFacts({ units, facts }: Pick<OrderWithReplacementProps, 'units' | 'facts'>): OrderFact[] {
  const lastDays = new Set(units.flatMap(({ lastDay }) => lastDay ?? []));
  const [day] = lastDays;
  return [
    { label: 'В\u00a0заказе', value: <UnitList units={units} hasDays={lastDays.size > 1} /> },
    ...facts,
    ...(day && lastDays.size === 1 ? [{ label: 'Когда', value: `До\u00a0${formatDay(day)}` }] : []),
  ];
}

/** The order with a replacement: what is in it, what it costs, and the button that places it. */
export function OrderWithReplacement(props: OrderWithReplacementProps) {
  const { quote, units, leftOutNames, onEditForm, onTotalChange, isCounting, replacement, mainButtonRef } = props;
  const total = quote && !isCounting && mainButtonRef ? quote.total : null;
  useEffect(() => {
    onTotalChange(total);
    return () => onTotalChange(null);
  }, [onTotalChange, total]);
  return (
    <OrderSummary
      css={root}
      headingLevel={3}
      title={titleOrderWithReplacement(leftOutNames.length)}
      titleAction={
        <Link href="#checkout" variant="underlined" standalone onClick={onEditForm}>
          Изменить&nbsp;данные
        </Link>
      }
      facts={listOrderFacts(props)}
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
    />
  );
}
