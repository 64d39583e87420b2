import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { OrderSums } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { explainProblem } from '../../../cart/cart-quote.rules.ts';
import { formatSizeLine, isOnlySize } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import { type CheckoutQuoteFragment, ReplacementSumDocument, SimilarGoodsDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { listLastDays } from '../../order-dates.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { actions, wideOnPhones } from '../checkout-style.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { OtherSizes } from './OtherSizes.tsx';
import { compareWithReplacement, labelOrderWithReplacement } from './replacement.rules.ts';
import { SimilarGoods } from './SimilarGoods.tsx';

type Line = CheckoutQuoteFragment['lines'][number];

/** Several units stand beside each other where there is room. */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: `${space(8)} ${space(10)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: space(3),
});
/** The ways out of a unit stand below its picture. */
const waysOut = css({ gridColumn: '1 / -1' });
const similarGoods = css(waysOut, { minWidth: 0, marginTop: space(2) });
/** Beside the ways out where there is room. */
const onlySimilarGoods = css({
  [media.wide]: { gridColumn: 3, gridRow: '1 / span 2', width: 400, marginBlock: 0, marginInlineStart: space(6) },
});
const reason = css({ color: color('muted') });
/** The sentence about the rest of the order, which a line parts from the unavailable units because it is a choice of its own. */
const rest = css({ paddingTop: space(4), borderTop: `1px solid ${color('line')}` });
/** A label and its sum are seen together. */
const sums = css({ display: 'grid', gap: space(2), maxWidth: 400, marginTop: space(2) });
const orderTotal = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  font: font(500, 16),
  '& b': { font: font(600, 18), whiteSpace: 'nowrap' },
});
const terms = css({ width: '100%', paddingBottom: space(1) });
const waysOn = css(actions, { [phones]: { '& > a:first-of-type': { width: '100%' } } });

/** When the replacement comes, and the total of the order with it. Displayed when it has been computed. */
function OrderWithReplacement({ line, quoteRequest }: { line: Line; quoteRequest: QuoteRequest }) {
  const { productItemId, replacement } = line;
  const productItemIds = quoteRequest.productItemIds.map((id) => (id === productItemId && replacement ? replacement.id : id));
  const { response, loading, failed } = useResponse(ReplacementSumDocument, { dto: { ...quoteRequest, productItemIds } });
  // Until it has come, the response is that to an earlier form.
  if (!response || loading || failed) return null;
  const { quote } = response;
  const { goods, discount, promo, bonuses, delivery, total, promocode } = quote;
  const days = listLastDays({ lines: quote.lines.filter((one) => one.productItemId === replacement?.id) });
  return (
    <>
      {days && <p>Придёт {days.toLowerCase()}</p>}
      <div css={sums}>
        <OrderSums amounts={{ goods, discount, promo, bonuses, delivery }} />
        <p css={orderTotal}>
          <span>{labelOrderWithReplacement(quote)}</span>
          <b data-price="">{formatMoney(total)}</b>
        </p>
      </div>
      {promocode?.problem && <p>{`Промокод ${promocode.code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас.`}</p>}
    </>
  );
}

interface UnavailableLineProps {
  line: Line;
  quoteRequest: QuoteRequest;
  /** Whether the heading above names it, as no other is unavailable. */
  isOnlyOne: boolean;
  /** Whether the button of its replacement is the page's main one. */
  isReplacementMain: boolean;
  /** Whether the heading above says why it cannot be bought. */
  isReasonKnown: boolean;
}

function UnavailableLine({ line, quoteRequest, isOnlyOne, isReplacementMain, isReasonKnown }: UnavailableLineProps) {
  const { productItem, productItemId, replacement } = line;
  const { name, size, product } = productItem;
  const { response } = useResponse(SimilarGoodsDocument, isOnlyOne || !replacement ? { productId: product.id } : null);
  const similar = response?.similarProducts ?? [];
  return (
    <li css={row}>
      <UnitTile cover={product.cover} isDimmed />
      <div>
        <p>
          <b>{joinBrandNames(product.brands)}</b>
        </p>
        <p>{name}</p>
        <p css={reason}>{formatSizeLine(size.name)}</p>
        {!isReasonKnown && <p css={reason}>{explainProblem(line)}</p>}
      </div>
      <div css={[actions, wideOnPhones, waysOut]}>
        {replacement && (
          <div css={terms}>
            <p>{compareWithReplacement(line.cost, replacement.priceDetails.payable)}</p>
            <OrderWithReplacement {...{ line, quoteRequest }} />
          </div>
        )}
        {replacement && (
          <Button
            type="submit"
            form="checkout"
            name="swap"
            value={`${productItemId}:${replacement.id}`}
            {...(isReplacementMain ? { size: 'large' } : { variant: 'line', size: 'small' })}
          >
            Заменить вещь в&nbsp;заказе
          </Button>
        )}
        <OtherSizes
          unit={productItem}
          isAlternative={replacement !== null}
          quoteRequest={quoteRequest}
          hasSimilarGoods={similar.length > 0}
        />
      </div>
      {similar.length > 0 && (
        <div css={[similarGoods, isOnlyOne && onlySimilarGoods]}>
          <SimilarGoods products={similar} isAlternative={replacement !== null || !isOnlySize(size.name)} />
        </div>
      )}
    </li>
  );
}

/** What can be done with the units that can still be bought. The code may not apply to them, and stays in the cart then. */
const RestOfOrder = ({ promocode, isOnlyOne }: Pick<CheckoutQuoteFragment, 'promocode'> & { isOnlyOne: boolean }) => (
  <p css={rest}>
    Или&nbsp;
    <Link href="#sum" variant="underlined">
      закажите остальное
    </Link>{' '}
    без&nbsp;{isOnlyOne ? 'этой вещи' : 'этих вещей'}.
    {promocode?.problem && ` Промокод ${promocode.code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас.`}
  </p>
);

/** Ways on from an order of which nothing can be bought, and what is not lost with it. */
const NothingRemains = ({
  promocode,
  lines,
  hasReplacement,
}: Pick<CheckoutQuoteFragment, 'promocode' | 'lines'> & { hasReplacement: boolean }) => (
  <>
    {lines.length > 0 && (
      <p css={rest}>
        {lines.length === 1 ? 'Вещь осталась' : 'Вещи остались'} в&nbsp;корзине: вдруг вернутся в&nbsp;продажу.
        {promocode && ` Промокод ${promocode.code} остался у\u00a0вас.`}
      </p>
    )}
    <div css={waysOn}>
      <LinkButton href="/cart" variant={hasReplacement ? 'line' : 'solid'}>
        Вернуться в&nbsp;корзину
      </LinkButton>
      <Link href="/catalog" variant="underlined" standalone>
        В&nbsp;каталог
      </Link>
      <Link href="/info/contacts" variant="underlined" standalone>
        Задать вопрос
      </Link>
    </div>
  </>
);

interface UnavailableLinesProps {
  quote: CheckoutQuoteFragment;
  /** Input of the quote. */
  quoteRequest: QuoteRequest;
  /** Whether the heading above says why they cannot be bought. */
  isNamedInHeading: boolean;
  /** Whether the page's main button takes a replacement: the first one. */
  isReplacementMain: boolean;
}

/** The units that cannot be bought, each with its ways out. They stay in the cart. */
export function UnavailableLines({ quote, quoteRequest, isNamedInHeading, isReplacementMain }: UnavailableLinesProps) {
  const lines = quote.lines.filter(({ problem }) => problem !== null);
  const isOnlyOne = lines.length === 1;
  const replaceableLine = lines.find(({ replacement }) => replacement);
  return (
    <>
      {lines.length > 0 && (
        <ul css={list} aria-label="Недоступно">
          {lines.map((line) => (
            <UnavailableLine
              key={line.productItemId}
              {...{ line, quoteRequest, isOnlyOne }}
              isReplacementMain={isReplacementMain && line === replaceableLine}
              isReasonKnown={isNamedInHeading && (isOnlyOne || line.problem === 'SOLD')}
            />
          ))}
        </ul>
      )}
      {lines.length === quote.lines.length ? (
        <NothingRemains promocode={quote.promocode} lines={lines} hasReplacement={replaceableLine !== undefined} />
      ) : (
        <RestOfOrder promocode={quote.promocode} isOnlyOne={isOnlyOne} />
      )}
    </>
  );
}
