import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { href } from 'react-router';
import { isOneSize } from '../../../catalog/size-label.ts';
import { type CheckoutQuoteFragment, OtherSizesDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../../platform/graphql/use-api-query.ts';
import { tallTarget } from '../../../platform/theme/layout-style.ts';
import { describeLastDays } from '../../order-dates.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { toVisibleSum } from '../quote/visible-sum.rules.ts';
import type { Replacement } from './chosen-replacement.rules.ts';
import { OrderWithReplacement, type ReplacementContext } from './OrderWithReplacement.tsx';
import { ReplacementButton, type ReplacementButtonProps } from './ReplacementButton.tsx';
import {
  type Candidate,
  describePriceDifference,
  describeTotalWithReplacement,
  labelAddButton,
  listCandidates,
  listOrderedUnits,
  titleEqualUnit,
} from './replacement.rules.ts';
import { nameUnit } from './unit-name.rules.ts';
import { type ReplacementQuote, useReplacementQuote } from './use-replacement-quote.ts';

type Line = CheckoutQuoteFragment['lines'][number];

const root = css({
  display: 'grid',
  gap: space(3),
  // The notes below the sizes are prices and not warnings, so they are muted.
  '& label:not(:has(:checked)) > small': { color: color('muted') },
});
const offerStyle = css({ font: font(500, 18) });
/** The label of the sizes is as close to them as the label of a field is to its field. */
const sizePicker = css({ '& > :first-child': { minHeight: 0 } });
/** Up to three sizes fill the width of the column. */
const thirds = css({ '& [role=radiogroup]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
/** Outlines the chosen size while the displayed order does not contain it. Forced colours keep the look of the kit. */
const outlined = css({
  '@media (forced-colors: none)': {
    '& label > input:checked': { border: `2px solid ${color('ink')}`, background: color('surface') },
    '& label > input:checked ~ :is(span, small)': { color: 'inherit' },
  },
});
const muted = css({ color: color('muted') });
const buttonBesideForm = css({ display: 'grid', gap: space(2), marginTop: space(1) });
const onPhones = css(tallTarget, { [media.tablet]: { display: 'none' } });

/** Returns what the button of a candidate submits: the displayed order if its sum is complete, otherwise only the replacement. */
function toReplacement({ id, by }: Pick<Replacement, 'id' | 'by'>, quote: ReplacementQuote | null): Replacement {
  const isPossible = quote?.lines.some(({ productItemId, problem }) => productItemId === by && !problem);
  if (!quote || !isPossible || quote.delivery === null) return { id, by, order: null };
  const promocode = quote.promocode?.problem === null ? quote.promocode.code : '';
  return { id, by, order: { promocode, bonuses: String(quote.bonuses), visibleSumJson: JSON.stringify(toVisibleSum(quote)) } };
}

interface ChosenCandidateProps extends ReplacementContext {
  line: Line;
  candidate: Candidate;
  /** Quote of the order with the candidate; null until it has loaded, or if it failed to load. */
  quote: ReplacementQuote | null;
  /** Whether a quote with the candidate is loading. */
  isWaitingForSum: boolean;
  /** All lines of the order, including units that cannot be bought. */
  lines: readonly Line[];
  /** Called with the button of the candidate, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Whether the order with the replacement is displayed. */
  hasOrder: boolean;
  /** Whether the rest of the form is complete, so that this order can be placed at once. */
  canOrder: boolean;
  /** Element that displays the order with the replacement; null if the order is displayed below the choice. */
  orderRoot: HTMLElement | null;
}

interface ButtonBesideFormProps extends ReplacementButtonProps, Pick<ReplacementContext, 'quoteWithoutReplacement'> {
  quote: ReplacementQuote | null;
}

/** The button that adds a candidate to the order while the form is displayed, and the total of the order with it. */
function ButtonBesideForm({ quote, quoteWithoutReplacement, ...buttonProps }: ButtonBesideFormProps) {
  const total = quote && !buttonProps.isWaitingForSum && describeTotalWithReplacement(quote, quoteWithoutReplacement);
  return (
    <div css={buttonBesideForm}>
      <ReplacementButton {...buttonProps} />
      {total && <p css={muted}>{total}</p>}
    </div>
  );
}

/** The expected day of the chosen candidate, and the order that contains it. */
function ChosenCandidate({
  line,
  candidate,
  quote,
  isWaitingForSum,
  lines,
  mainButtonRef,
  hasOrder,
  canOrder,
  orderRoot,
  ...context
}: ChosenCandidateProps) {
  const replacement = toReplacement({ id: line.productItemId, by: candidate.id }, hasOrder && canOrder ? quote : null);
  const lastDay =
    quote && !isWaitingForSum && describeLastDays({ lines: quote.lines.filter(({ productItemId }) => productItemId === candidate.id) });
  const buttonProps = { label: labelAddButton(line.productItem.name, candidate.price), replacement, isWaitingForSum, mainButtonRef };
  const order = hasOrder ? (
    <OrderWithReplacement
      {...{ ...context, ...buttonProps, quote }}
      units={listOrderedUnits(lines, { line, candidate }, quote?.lines ?? [])}
    />
  ) : (
    <ButtonBesideForm {...{ ...buttonProps, quote }} quoteWithoutReplacement={context.quoteWithoutReplacement} />
  );
  return (
    <>
      <div css={muted}>
        {lastDay ? `Эта\u00a0${nameUnit(line.productItem.name)} придёт ${lastDay.toLowerCase()}` : isWaitingForSum && 'Считаем дату'}
      </div>
      {hasOrder && <LinkWithoutReplacement quote={context.quoteWithoutReplacement} />}
      {orderRoot ? createPortal(order, orderRoot) : order}
    </>
  );
}

interface EqualUnitProps {
  line: Line;
  price: number;
  /** Whether the displayed order contains a replacement. */
  hasOrder: boolean;
  /** Whether the equal unit is the chosen replacement. */
  isChosen: boolean;
}

/** Offers a unit of the same product and size, and says what it costs and whether the displayed order contains it. */
const EqualUnit = ({ line, price, hasOrder, isChosen }: EqualUnitProps) => (
  <div>
    <p css={offerStyle}>{titleEqualUnit(line, hasOrder && isChosen)}</p>
    <p>
      <b>{formatMoney(price)}</b>, {describePriceDifference(price, line.cost) ?? 'цена та\u00a0же'}
    </p>
    {price !== line.cost && <p css={muted}>{`У\u00a0каждой ${nameUnit(line.productItem.name, 'genitive')} своя\u00a0цена`}</p>}
  </div>
);

/** Leads phones, where it is far below, to the button that orders the other units without the replacement. */
function LinkWithoutReplacement({ quote: { lines, delivery, total } }: { quote: CheckoutQuoteFragment }) {
  const count = lines.filter(({ problem }) => problem === null).length;
  if (count === 0) return null;
  return (
    <Link css={onPhones} href="#rest" variant="underlined">
      {`Без\u00a0замены: ${plural(count, goodsForms)}${delivery === null ? '' : ` за\u00a0${formatMoney(total)}`}`}
    </Link>
  );
}

const ProductLink = ({ slug, hasSizes }: { slug: string; hasSizes: boolean }) => (
  <Link href={href('/product/:slug', { slug })} variant="underlined" standalone>
    {hasSizes ? 'Другие размеры' : 'Похожие вещи'}
  </Link>
);

interface ReplacementChoiceProps extends Omit<ChosenCandidateProps, 'candidate' | 'quote' | 'isWaitingForSum' | 'hasOrder'> {
  /** Input of the order's quote. */
  quoteRequest: QuoteRequest;
  /** Id of the chosen replacement; empty if there is none. */
  chosenId: string;
  onChoose: (id: string) => void;
  /** Whether the order with the chosen replacement is displayed once its quote is known. */
  canDisplayOrder: boolean;
}

/**
 * The choice between an equal unit and other sizes, for a unit that cannot be bought. Until the sizes have loaded, a link to the product of
 * the unit.
 */
export function ReplacementChoice({ canDisplayOrder, quoteRequest, chosenId, onChoose, ...props }: ReplacementChoiceProps) {
  const { line } = props;
  const { productItem, replacement } = line;
  const { product, size } = productItem;
  const hasSizes = !isOneSize(size.name);
  const { response } = useApiQuery(OtherSizesDocument, hasSizes ? { dto: { id: product.id } } : null);
  const candidates = listCandidates(line, response?.product?.offers ?? [], quoteRequest.productItemIds);
  const candidate = candidates.find(({ id }) => id === chosenId);
  const { quote, isWaitingForSum } = useReplacementQuote(candidate ? [{ id: line.productItemId, by: candidate.id }] : [], quoteRequest);
  const hasOrder = canDisplayOrder && (quote !== null || isWaitingForSum);
  const hasOtherSizes = candidates.some((option) => option.size !== size.name);
  return (
    <div css={root}>
      {replacement && <EqualUnit {...{ line, hasOrder }} price={replacement.priceDetails.payable} isChosen={chosenId === replacement.id} />}
      {hasOtherSizes && (
        <SizePicker
          css={[sizePicker, candidates.length <= 3 && thirds, !hasOrder && outlined]}
          label={replacement ? 'Размер' : 'Другой размер'}
          sizes={candidates.map(({ id, size: name, price }) => ({ value: id, name, note: formatMoney(price) }))}
          value={chosenId}
          onValueChange={onChoose}
        />
      )}
      {candidate && <ChosenCandidate {...{ ...props, candidate, quote, isWaitingForSum, hasOrder }} />}
      {!hasOtherSizes && (hasSizes || !candidate) && <ProductLink slug={product.slug} hasSizes={hasSizes} />}
    </div>
  );
}
