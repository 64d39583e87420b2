import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { OrderSums } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, space } from '@meet/ui-kit/theme';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import { isOnlySize } from '../../../catalog/size-label.ts';
import {
  type CheckoutQuoteFragment,
  OtherSizesDocument,
  ReplacementSumDocument,
  type ReplacementSumQuery,
} from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { listLastDays } from '../../order-dates.ts';
import { formatReplacement, type Replacement } from '../form/checkout-form.rules.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { toVisibleSum } from '../quote/visible-sum.rules.ts';
import { type Candidate, compareWithCandidate, labelOrderWithReplacement, listCandidates, nameTaking } from './replacement.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];
type ReplacementQuote = ReplacementSumQuery['quote'];

const root = css({
  display: 'grid',
  gap: space(3),
  '& button[type=submit]': { justifySelf: 'start' },
  // The notes below the sizes are prices, which warn of nothing.
  '& label:not(:has(:checked)) > small': { color: color('muted') },
});
/** A label and its sum are seen together. */
const sums = css({ display: 'grid', gap: space(2), maxWidth: 400 });
const orderTotal = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  font: font(500, 16),
  '& b': { font: font(600, 18), whiteSpace: 'nowrap' },
});

/** What the order with the candidate costs, and what becomes of the code. */
function OrderWithCandidate({ quote, isCounting }: { quote: ReplacementQuote; isCounting: boolean }) {
  const { goods, discount, promo, bonuses, delivery, total, promocode } = quote;
  return (
    <>
      <div css={sums}>
        <OrderSums amounts={{ goods, discount, promo, bonuses, delivery }} state={isCounting ? 'stale' : 'ready'} />
        <p css={orderTotal}>
          <span>{labelOrderWithReplacement(quote)}</span>
          <b data-price="">{formatMoney(total)}</b>
        </p>
      </div>
      {promocode?.problem && <p>{`Промокод ${promocode.code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас.`}</p>}
    </>
  );
}

/** Loads the sum of the order with the candidate. While another one is counted, the quote is still the former. */
function useQuoteWith(candidate: Candidate | undefined, { productItemId }: Line, quoteRequest: QuoteRequest) {
  const isHydrated = useHydrated();
  const productItemIds = quoteRequest.productItemIds.map((id) => (id === productItemId && candidate ? candidate.id : id));
  const { response, loading, failed } = useResponse(
    ReplacementSumDocument,
    candidate ? { dto: { ...quoteRequest, productItemIds } } : null,
  );
  return { quote: response && candidate && !failed ? response.quote : null, isCounting: isHydrated && loading };
}

/** Says what the button of a candidate submits: the order as it is shown, if its sum is complete, or the replacement alone. */
function toReplacement({ id, by }: Pick<Replacement, 'id' | 'by'>, quote: ReplacementQuote | null): Replacement {
  const isPossible = quote?.lines.some(({ productItemId, problem }) => productItemId === by && !problem);
  if (!quote || !isPossible || quote.delivery === null) return { id, by, order: null };
  const promocode = quote.promocode?.problem === null ? quote.promocode.code : '';
  return { id, by, order: { promocode, bonuses: String(quote.bonuses), visibleSumText: JSON.stringify(toVisibleSum(quote)) } };
}

interface TakeButtonProps {
  candidate: Candidate;
  replacement: Replacement;
  /** Total of the order with the candidate. */
  total: number | undefined;
  isCounting: boolean;
  /** Whether it is the page's main button. */
  isMain: boolean;
}

/** Takes the candidate, and orders at once what the shopper sees. */
function TakeButton({ candidate, replacement, total, isCounting, isMain }: TakeButtonProps) {
  const isSubmitting = useNavigation().formData?.has('swap') === true;
  const taking = nameTaking(candidate);
  const label = replacement.order ? (
    <>
      <span className="online">
        {taking} и&nbsp;оплатить {formatMoney(total ?? 0)}
      </span>
      <span className="by-call">{taking} и&nbsp;оформить</span>
    </>
  ) : (
    `${taking} в\u00a0заказ`
  );
  return (
    <Button
      type="submit"
      form="checkout"
      name="swap"
      value={formatReplacement(replacement)}
      loading={isSubmitting || isCounting}
      size={isMain ? 'large' : 'medium'}
      variant={isMain ? 'solid' : 'line'}
    >
      {isCounting ? 'Считаем сумму' : label}
    </Button>
  );
}

interface ReplacementChoiceProps {
  line: Line;
  /** Input of the order's quote. */
  quoteRequest: QuoteRequest;
  /** Whether its button is the page's main one. */
  isMain: boolean;
  /** Whether the rest of the form is complete, so that the order can be placed with the replacement at once. */
  canOrder: boolean;
  /** Whether similar products follow. */
  hasSimilarGoods: boolean;
}

/** What can take the place of a unit that cannot be bought: an equal one, or another size. Until sizes are known, a link to its product. */
export function ReplacementChoice({ line, quoteRequest, isMain, canOrder, hasSimilarGoods }: ReplacementChoiceProps) {
  const { productItemId, productItem, replacement, cost } = line;
  const { product, size } = productItem;
  const hasSizes = !isOnlySize(size.name);
  const { response } = useResponse(OtherSizesDocument, hasSizes ? { dto: { id: product.id } } : null);
  const candidates = listCandidates(line, response?.product?.offers ?? [], quoteRequest.productItemIds);
  const [chosenId, choose] = useState(replacement?.id ?? '');
  const candidate = candidates.find(({ id }) => id === chosenId);
  const { quote, isCounting } = useQuoteWith(candidate, line, quoteRequest);
  if (candidates.length === 0 && hasSimilarGoods && !hasSizes) return null;
  const hasOtherSizes = candidates.some((one) => one.size !== size.name);
  const lastDay = quote && !isCounting && listLastDays({ lines: quote.lines.filter((one) => one.productItemId === candidate?.id) });
  return (
    <div css={root}>
      {hasOtherSizes && (
        <SizePicker
          label={replacement ? 'Выберите замену' : 'Выберите другой размер'}
          sizes={candidates.map((one) => ({ value: one.id, name: one.size, note: formatMoney(one.price) }))}
          value={chosenId}
          onValueChange={choose}
        />
      )}
      {candidate && (
        <>
          <p>
            {compareWithCandidate({ cost, size: size.name }, candidate)}
            {lastDay && `. Придёт ${lastDay.toLowerCase()}`}
          </p>
          {quote && <OrderWithCandidate {...{ quote, isCounting }} />}
          <TakeButton
            {...{ candidate, isCounting, isMain }}
            replacement={toReplacement({ id: productItemId, by: candidate.id }, canOrder ? quote : null)}
            total={quote?.total}
          />
        </>
      )}
      {!hasOtherSizes && (hasSizes || !candidate) && (
        <Link href={href('/product/:slug', { slug: product.slug })} variant="underlined" standalone>
          {hasSizes ? 'Другие размеры' : 'Похожие вещи'}
        </Link>
      )}
    </div>
  );
}
