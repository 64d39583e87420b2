import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { type OrderFact, OrderSums } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type RefCallback, useState } from 'react';
import { createPortal } from 'react-dom';
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
import { replacementId } from '../placing/main-button.rules.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { toVisibleSum } from '../quote/visible-sum.rules.ts';
import { type Candidate, compareWithCandidate, labelOrderWithReplacement, listCandidates, nameTaking } from './replacement.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];
type ReplacementQuote = ReplacementSumQuery['quote'];

const root = css({
  display: 'grid',
  outline: 0,
  scrollMarginTop: 88,
  maxWidth: 400,
  gap: space(3),
  // The label of the sizes is as near to them as that of a field.
  '& > div > :first-child': { minHeight: 0 },
  // The notes below the sizes are prices, which warn of nothing.
  '& label:not(:has(:checked)) > small': { color: color('muted') },
});
/** A label and its sum are seen together. On wide screens their lines are as near as in the sum beside them. */
const sums = css({ display: 'grid', gap: space(2), marginTop: space(2), [media.desktop]: { '& > dl': { gap: 2 } } });
const orderHead = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
/** The amounts stand apart from what precedes them. */
const separateAmounts = (factCount: number) => css({ [`& > :nth-child(${factCount + 1})`]: { marginTop: space(3) } });
const offerNote = css({ font: font(400, 12), color: color('muted') });
const orderTotal = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  paddingTop: space(2),
  borderTop: `1px solid ${color('line')}`,
  font: font(500, 18),
  '& b': { font: font(600, 28), whiteSpace: 'nowrap' },
});

const smallNote = css({ color: color('muted') });

interface OrderWithCandidateProps extends Pick<ChosenCandidateProps, 'facts' | 'onEditForm'> {
  quote: ReplacementQuote;
  isCounting: boolean;
}

/** What the order with the candidate costs, and what becomes of the code. */
function OrderWithCandidate({ quote, isCounting, facts, onEditForm }: OrderWithCandidateProps) {
  const { goods, discount, promo, bonuses, delivery, cashback, total, promocode } = quote;
  const orderedLines = quote.lines.filter(({ problem }) => problem === null);
  const lastDays = listLastDays({ lines: orderedLines });
  const orderFacts = lastDays ? [...facts, { label: 'Когда', value: lastDays }] : facts;
  return (
    <>
      <div css={sums}>
        {onEditForm && (
          <div css={orderHead}>
            <Heading level={3} size="small">
              Ваш заказ
            </Heading>
            <Link href="#checkout" variant="underlined" standalone onClick={onEditForm}>
              Изменить данные
            </Link>
          </div>
        )}
        <OrderSums
          css={separateAmounts(orderFacts.length)}
          amounts={{ count: orderedLines.length, goods, discount, promo, bonuses, delivery, cashback }}
          state={isCounting ? 'stale' : 'ready'}
          promoLabel={promocode ? `Промокод ${promocode.code}` : undefined}
          facts={orderFacts}
        />
        <p css={orderTotal}>
          <span>{labelOrderWithReplacement(quote)}</span>
          <b data-price="">{formatMoney(total)}</b>
        </p>
      </div>
      {promocode?.problem && <p css={smallNote}>{`Промокод ${promocode.code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас`}</p>}
    </>
  );
}

/** Loads the sum of the order with the candidate. While another one is counted, the quote is still the former. */
function useQuoteWith(candidate: Candidate, { productItemId }: Line, quoteRequest: QuoteRequest) {
  const isHydrated = useHydrated();
  const productItemIds = quoteRequest.productItemIds.map((id) => (id === productItemId ? candidate.id : id));
  const { response, loading, failed } = useResponse(ReplacementSumDocument, { dto: { ...quoteRequest, productItemIds } });
  return { quote: response && !failed ? response.quote : null, isCounting: isHydrated && loading };
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
  /** Takes the button, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
}

/** Takes the candidate, and orders at once what the shopper sees. */
function TakeButton({ candidate, replacement, total, isCounting, mainButtonRef }: TakeButtonProps) {
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
      ref={mainButtonRef}
      type="submit"
      form="checkout"
      name="swap"
      value={formatReplacement(replacement)}
      loading={isSubmitting || isCounting}
      size={mainButtonRef ? 'large' : 'medium'}
      variant={mainButtonRef ? 'solid' : 'line'}
    >
      {isCounting ? 'Считаем сумму' : label}
    </Button>
  );
}

interface ChosenCandidateProps {
  line: Line;
  candidate: Candidate;
  /** Input of the order's quote. */
  quoteRequest: QuoteRequest;
  /** Takes its button, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Whether the rest of the form is complete, so that the order can be placed with the replacement at once. */
  canOrder: boolean;
  /** Who receives the order, and where. */
  facts: readonly OrderFact[];
  /** Names of the units that the order leaves out. */
  leftOutNames: readonly string[];
  /** Opens the form, if it is hidden. */
  onEditForm: (() => void) | undefined;
  /** Element of the order with the replacement, if it stands apart from the choice. */
  orderRoot: HTMLElement | null;
}

/** What the chosen candidate costs, when it comes, and the order with it. */
function ChosenCandidate({ line, candidate, quoteRequest, mainButtonRef, canOrder, ...shown }: ChosenCandidateProps) {
  const { facts, leftOutNames, onEditForm, orderRoot } = shown;
  const { quote, isCounting } = useQuoteWith(candidate, line, quoteRequest);
  const replacement = toReplacement({ id: line.productItemId, by: candidate.id }, canOrder ? quote : null);
  const lastDay = quote && !isCounting && listLastDays({ lines: quote.lines.filter((one) => one.productItemId === candidate.id) });
  const order = (
    <>
      {quote && <OrderWithCandidate {...{ quote, isCounting, facts, onEditForm }} />}
      {leftOutNames.length > 0 && <p>{`Не\u00a0войдёт в\u00a0заказ: ${leftOutNames.join(', ')}`}</p>}
      <TakeButton {...{ candidate, replacement, isCounting, mainButtonRef }} total={quote?.total} />
      {replacement.order && (
        <p css={offerNote}>
          Нажимая кнопку, вы&nbsp;принимаете{' '}
          <Link href="/info/offer/public-offer" variant="underlined">
            публичную оферту
          </Link>
        </p>
      )}
    </>
  );
  return (
    <>
      <p>
        {compareWithCandidate({ cost: line.cost, size: line.productItem.size.name }, candidate)}
        {lastDay && `, придёт ${lastDay.toLowerCase()}`}
      </p>
      {orderRoot ? createPortal(order, orderRoot) : order}
    </>
  );
}

interface ReplacementChoiceProps extends Omit<ChosenCandidateProps, 'candidate'> {
  /** Whether similar products follow. */
  hasSimilarGoods: boolean;
}

/** What can take the place of a unit that cannot be bought: an equal one, or another size. Until sizes are known, a link to its product. */
export function ReplacementChoice({ hasSimilarGoods, ...props }: ReplacementChoiceProps) {
  const { line, quoteRequest } = props;
  const { product, size } = line.productItem;
  const hasSizes = !isOnlySize(size.name);
  const { response } = useResponse(OtherSizesDocument, hasSizes ? { dto: { id: product.id } } : null);
  const candidates = listCandidates(line, response?.product?.offers ?? [], quoteRequest.productItemIds);
  const [chosenId, choose] = useState(line.replacement?.id ?? '');
  const candidate = candidates.find(({ id }) => id === chosenId);
  if (candidates.length === 0 && hasSimilarGoods && !hasSizes) return null;
  const hasOtherSizes = candidates.some((one) => one.size !== size.name);
  return (
    <div css={root} {...(props.mainButtonRef && { id: replacementId, tabIndex: -1 })}>
      {hasOtherSizes && (
        <SizePicker
          label={line.replacement ? 'Размер' : 'Другой размер'}
          sizes={candidates.map((one) => ({ value: one.id, name: one.size, note: formatMoney(one.price) }))}
          value={chosenId}
          onValueChange={choose}
        />
      )}
      {candidate && <ChosenCandidate {...{ ...props, candidate }} />}
      {!hasOtherSizes && (hasSizes || !candidate) && (
        <Link href={href('/product/:slug', { slug: product.slug })} variant="underlined" standalone>
          {hasSizes ? 'Другие размеры' : 'Похожие вещи'}
        </Link>
      )}
    </div>
  );
}
