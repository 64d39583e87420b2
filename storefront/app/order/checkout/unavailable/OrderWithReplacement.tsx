import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { type OrderFact, OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { breakpoints, color, font, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, useEffect } from 'react';
import type { CheckoutQuoteFragment, ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';
import { phones, tallTarget } from '../../../platform/theme/layout-style.ts';
import { sumBesideTitle } from '../page-style.ts';
import { OfferNote } from '../placing/OfferNote.tsx';
import { describeReservation, unitForms } from '../placing/reservation.rules.ts';
import { describeEarlierTotal } from '../quote/earlier-total.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import { OrderUnits } from './OrderUnits.tsx';
import { ReplacementButton, type ReplacementButtonProps } from './ReplacementButton.tsx';
import { describeSumWithoutReplacement, type OrderedUnit } from './replacement.rules.ts';
import type { SimilarPrices } from './SimilarGoodsLink.tsx';

const root = css({
  [phones]: { gap: space(4) },
  // The e-mail address is on a line of its own.
  '& dd': { whiteSpace: 'pre-line' },
  // Separates the data, which can be changed, from the sums.
  '&& [data-fact] + :not([data-fact])': { marginTop: space(3), paddingTop: space(4), borderTop: `1px solid ${color('line')}` },
});

const tablets = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** The position and the width of the sum of the checkout, in place of which the order is displayed. */
const inPlaceOfSum = css({
  // Limits the width, so that a sum is close to its label even below an open form.
  [media.tablet]: { maxWidth: 400 },
  // While the form is hidden, the page has two columns: the problem below the title of the page, and the order below its own title. Both
  // titles have the same baseline, and the borders below them are level. The bottom bar lies over both columns.
  [tablets]: {
    'div:has(form[hidden]):has(> div > div > &)': {
      display: 'grid',
      gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
      gap: `${space(4)} ${space(8)}`,
      '& > div:first-of-type': { gridArea: '1 / 1' },
    },
    'div:has(> div > form[hidden]):has(> div > &)': { display: 'contents' },
    'div:has(> form[hidden]):has(+ div > &)': { gridArea: '2 / 1' },
    'div:has(> form[hidden]) + div:has(> &)': { gridArea: '1 / 2 / span 2' },
    'div:has(> form[hidden]) + div > &': {
      ...sumBesideTitle,
      '& > :first-child': { ...sumBesideTitle['& > :first-child'], height: 49, paddingTop: 3, marginBottom: 4 },
    },
  },
  // Beside an open form the order sticks to the window, high enough for its buttons to be visible in a low window.
  [media.desktop]: {
    ...sumBesideTitle,
    // The title is in line with that of the page, and the border below it with that of the problem.
    '& > :first-child': { ...sumBesideTitle['& > :first-child'], paddingTop: 27 },
    ...{ position: 'sticky', top: 'min(88px, calc(100vh - 760px))', alignSelf: 'start' },
  },
});
const actionStyle = css({ display: 'grid', gap: space(3), font: font(400, 14) });
const editLink = css(tallTarget, { display: 'block', marginTop: 6 });
const catalogLink = css({ justifySelf: 'start', font: font(500, 14) });
const actionWithoutReplacement = css({ display: 'grid', outline: 0 });
/** The notes are directly below the total, to which they belong. */
const totalNotes = css({ margin: '-8px 0 4px', color: color('muted') });
/** Moves the note closer to the button above it, because the note explains this button. Its lines are about equally long. */
const buttonNote = css({ color: color('muted'), margin: '-4px 0 4px', textWrap: 'balance' });

type Quote = ReplacementSumQuery['quote'];

const chooseBusyState = (quote: Quote | null) => (quote ? 'stale' : 'loading');

interface OrderActionProps
  extends Pick<ReplacementContext, 'earlierSum' | 'leftOut' | 'renderSubmit' | 'quoteWithoutReplacement'>,
    ReplacementButtonProps {
  quote: Quote | null;
  /** Number of units in the order. */
  count: number;
}

/**
 * Label of a button that places an order, without the total if it is null. CSS displays the verb for the chosen payment, see
 * page-style.ts.
 */
const OrderLabel = ({ text, total }: { text: string; total: number | null }) => (
  <>
    <span className="online">
      Оплатить {text}
      {total !== null && `: ${formatMoney(total)}`}
    </span>
    <span className="by-call">Оформить {text}</span>
  </>
);

/** Says on the button what is ordered: «с заменой», «замену» or, if only the replacement remains of several units, «1 товар». */
function describeOrdered(count: number, leftOut: ReplacementContext['leftOut']): string {
  if (count > 1) return 'с\u00a0заменой';
  return leftOut.length > 0 ? plural(count, goodsForms) : 'замену';
}

/** What the order cost before, and the bonuses that it earns. */
const TotalNotes = ({ quote, earlierTotal }: { quote: Quote; earlierTotal: string | null }) =>
  (earlierTotal || quote.cashback > 0) && (
    <div css={totalNotes}>
      {earlierTotal && <p>{earlierTotal}</p>}
      {quote.cashback > 0 && <p>Начислим {plural(quote.cashback, bonusForms)}</p>}
    </div>
  );

/** Notes about the order, the button that places it, and the button that orders the other units without the replacement. */
function OrderAction({
  quote,
  earlierSum,
  leftOut,
  count,
  renderSubmit,
  quoteWithoutReplacement,
  label,
  ...buttonProps
}: OrderActionProps) {
  const { code, problem } = quote?.promocode ?? {};
  const hasOrder = quote !== null && buttonProps.replacement.order !== null;
  const totalWithoutReplacement = quoteWithoutReplacement.delivery === null ? null : quoteWithoutReplacement.total;
  const buttonWithoutReplacement = renderSubmit(<OrderLabel text={'без\u00a0замены'} total={totalWithoutReplacement} />);
  const isCodeForReplacementOnly = quoteWithoutReplacement.promocode?.problem && !problem;
  return (
    <div css={actionStyle}>
      {quote && <TotalNotes {...{ quote, earlierTotal: describeEarlierTotal(quote, earlierSum, buttonProps.replacement.id) }} />}
      {problem && <p>{`Промокод ${code} для\u00a0этого заказа не\u00a0действует, но\u00a0останется у\u00a0вас`}</p>}
      <ReplacementButton
        {...buttonProps}
        label={hasOrder ? <OrderLabel text={describeOrdered(count, leftOut)} total={quote.total} /> : label}
      />
      {hasOrder && (
        <p css={buttonNote} className="online">
          {describeReservation(count)}
        </p>
      )}
      {buttonWithoutReplacement ? (
        <>
          <div css={actionWithoutReplacement} id="rest" tabIndex={-1}>
            {buttonWithoutReplacement}
          </div>
          <p css={buttonNote}>
            {describeSumWithoutReplacement(quoteWithoutReplacement)}
            {isCodeForReplacementOnly &&
              `. Промокод\u00a0${quoteWithoutReplacement.promocode?.code} действует только с\u00a0заменой, но\u00a0останется у\u00a0вас.`}
          </p>
        </>
      ) : (
        <>
          <LinkButton css={catalogLink} href="/catalog" variant="text">
            Выбрать другое в&nbsp;каталоге
          </LinkButton>
          <p css={buttonNote}>
            Пока вы&nbsp;выбираете, замену могут купить.
            {code && !problem && ` Промокод\u00a0${code} останется у\u00a0вас.`}
          </p>
        </>
      )}
    </div>
  );
}

/** Data of the page that an order with a replacement displays. */
export interface ReplacementContext {
  /** Who receives the order, how it is delivered, and how it is paid. */
  facts: readonly OrderFact[];
  /** Units that cannot be bought and are not replaced. The order leaves them out. */
  leftOut: CheckoutQuoteFragment['lines'];
  similarPrices: SimilarPrices;
  /** Sum that the shopper saw before units became unavailable. */
  earlierSum: VisibleSum;
  /** Opens the hidden form; undefined while the form is visible. */
  onEditForm: (() => void) | undefined;
  /** Renders the button that orders the available units without the replacement; null if there are none. */
  renderSubmit: (label: ReactNode) => ReactNode;
  /** The page's quote, whose sums exclude the units that cannot be bought. */
  quoteWithoutReplacement: CheckoutQuoteFragment;
  /** Called with the total, which the bottom bar of phones displays too: null while it is unknown, undefined if no order is displayed. */
  onTotalChange: (total: number | null | undefined) => void;
}

interface OrderWithReplacementProps extends ReplacementContext, ReplacementButtonProps {
  /** Null until the quote has loaded, or if it failed to load. */
  quote: Quote | null;
  units: readonly OrderedUnit[];
}

/** Adds, below the last fact, the link that opens the form, in which all of these facts can be changed. */
function addEditLink(facts: readonly OrderFact[], onEditForm: () => void): OrderFact[] {
  const last = facts.at(-1);
  if (!last) return [];
  const value = (
    <>
      {last.value}
      <Link css={editLink} href="#checkout" variant="underlined" onClick={onEditForm}>
        Изменить&nbsp;данные
      </Link>
    </>
  );
  return [...facts.slice(0, -1), { ...last, value }];
}

const describeOrderTitle = (count: number, leftOut: ReplacementContext['leftOut']): string =>
  leftOut.length > 0 ? `Заказ: ${plural(count, unitForms)} из\u00a0${count + leftOut.length}` : 'Заказ с\u00a0заменой';

/** The order with a replacement: what is in it, what it costs, and the button that places it. */
export function OrderWithReplacement(props: OrderWithReplacementProps) {
  const { quote, units, leftOut, similarPrices, facts, onEditForm, onTotalChange, isWaitingForSum, replacement, mainButtonRef } = props;
  const total = quote && !isWaitingForSum ? quote.total : null;
  // Another unit may have an order with a replacement of its own, to which the bottom bar does not lead.
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
      title={describeOrderTitle(units.length, leftOut)}
      facts={onEditForm ? addEditLink(facts, onEditForm) : facts}
      // The bonuses are below the total, because they are no part of it.
      amounts={{ ...quote, cashback: null, count: units.length }}
      state={isWaitingForSum ? chooseBusyState(quote) : 'ready'}
      promoLabel={quote?.promocode ? `Промокод ${quote.promocode.code}` : undefined}
      totalLabel={quote?.delivery === null ? 'Без\u00a0доставки' : undefined}
      action={<OrderAction {...props} count={units.length} />}
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
      <OrderUnits {...{ units, leftOut, similarPrices }} replacementId={replacement.by} />
    </OrderSummary>
  );
}
