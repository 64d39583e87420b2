import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { explainProblem } from '../../../cart/cart-quote.rules.ts';
import { formatSizeLine, isOnlySize } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import { type CheckoutQuoteFragment, ReplacementSumDocument, SimilarGoodsDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { actions, wideOnPhones } from '../checkout-style.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { OtherSizes } from './OtherSizes.tsx';
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
  gap: `${space(3)} ${space(3)}`,
});
/** The ways out of the only unit stand below its picture, in line with what can be done about the rest of the order. */
const onlyLineActions = css({ gridColumn: '1 / -1' });
/** Those of several stand below the name of their unit. */
const lineActions = css({ gridColumn: 2 });
const similarGoods = css({ minWidth: 0, marginTop: space(2) });
/** Beside the ways out where there is room. */
const onlySimilarGoods = css({
  gridColumn: '1 / -1',
  [media.wide]: { gridColumn: 3, gridRow: '1 / span 2', width: 400, margin: 0 },
});
const reason = css({ color: color('muted') });
/** What follows is another choice, of the rest of the order. */
const rest = css({ paddingTop: space(4), borderTop: `1px solid ${color('line')}` });

/** Not as near to the last unit as its own ways out. */
const cartLink = css({ marginTop: space(4) });
const onlyCartLink = css({ [phones]: { '& > a': { width: '100%' } } });

/** Says what another unit of the same product costs beside the unavailable one. */
function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Есть такая\u00a0же вещь за\u00a0ту\u00a0же цену';
  return `Есть такая\u00a0же вещь, ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

/** Total of the order with the replacement. Displayed when it has been computed. */
function TotalWithReplacement({ line, quoteRequest }: { line: Line; quoteRequest: QuoteRequest }) {
  const { productItemId, replacement } = line;
  const productItemIds = quoteRequest.productItemIds.map((id) => (id === productItemId && replacement ? replacement.id : id));
  const { response, loading, failed } = useResponse(ReplacementSumDocument, { dto: { ...quoteRequest, productItemIds } });
  // Until it has come, the response is that to an earlier form.
  if (!response || loading || failed) return null;
  const { total, delivery, promocode } = response.quote;
  const parts = [delivery === null && 'без\u00a0доставки', promocode?.problem === null && `промокод ${promocode.code} действует`];
  return <p>{[`С\u00a0ней весь заказ\u00a0— ${formatMoney(total)}`, ...parts].filter(Boolean).join(', ')}</p>;
}

interface UnavailableLineProps {
  line: Line;
  quoteRequest: QuoteRequest;
  /** Whether the heading above names it, as no other is unavailable. */
  isOnlyOne: boolean;
  /** Whether its replacement is what to do next. */
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
        {replacement && <p>{compareWithReplacement(line.cost, replacement.priceDetails.payable)}</p>}
        {replacement && isOnlyOne && <TotalWithReplacement line={line} quoteRequest={quoteRequest} />}
      </div>
      <div css={[actions, wideOnPhones, isOnlyOne ? onlyLineActions : lineActions]}>
        {replacement && (
          <Button
            type="submit"
            form="checkout"
            name="swap"
            value={`${productItemId}:${replacement.id}`}
            {...(isReplacementMain ? { size: 'large' } : { variant: 'line', size: 'small' })}
          >
            Взять замену за&nbsp;{formatMoney(replacement.priceDetails.payable)}
          </Button>
        )}
        <OtherSizes
          unit={productItem}
          isAlternative={replacement !== null}
          orderedIds={quoteRequest.productItemIds}
          hasSimilarGoods={similar.length > 0}
        />
      </div>
      {similar.length > 0 && (
        <div css={[similarGoods, isOnlyOne ? onlySimilarGoods : lineActions]}>
          <SimilarGoods products={similar} isAlternative={replacement !== null || !isOnlySize(size.name)} />
        </div>
      )}
    </li>
  );
}

/** What can be done with the units that can still be bought. The code may not apply to them, and stays in the cart then. */
const RestOfOrder = ({ promocode, isOnlyOne }: Pick<CheckoutQuoteFragment, 'promocode'> & { isOnlyOne: boolean }) => (
  <p css={rest}>
    Или&nbsp;закажите остальное без&nbsp;{isOnlyOne ? 'этой вещи' : 'этих вещей'}.
    {promocode?.problem && ` Промокод ${promocode.code} тогда не\u00a0действует, он\u00a0останется у\u00a0вас.`}
  </p>
);

interface UnavailableLinesProps {
  quote: CheckoutQuoteFragment;
  /** Input of the quote. */
  quoteRequest: QuoteRequest;
  /** Whether the heading above says why they cannot be bought. */
  isNamedInHeading: boolean;
}

/** The units that cannot be bought, each with its ways out. They stay in the cart. */
export function UnavailableLines({ quote, quoteRequest, isNamedInHeading }: UnavailableLinesProps) {
  const lines = quote.lines.filter(({ problem }) => problem !== null);
  const isOnlyOne = lines.length === 1;
  const hasReplacement = lines.some(({ replacement }) => replacement);
  const areAll = lines.length === quote.lines.length;
  return (
    <>
      {lines.length > 0 && (
        <ul css={list} aria-label="Недоступно">
          {lines.map((line) => (
            <UnavailableLine
              key={line.productItemId}
              {...{ line, quoteRequest, isOnlyOne }}
              isReplacementMain={isOnlyOne || areAll}
              isReasonKnown={isNamedInHeading && (isOnlyOne || line.problem === 'SOLD')}
            />
          ))}
        </ul>
      )}
      {areAll ? (
        <div css={hasReplacement ? cartLink : onlyCartLink}>
          <LinkButton href="/cart" variant={hasReplacement ? 'text' : 'solid'}>
            Вернуться в&nbsp;корзину
          </LinkButton>
        </div>
      ) : (
        <RestOfOrder promocode={quote.promocode} isOnlyOne={isOnlyOne} />
      )}
    </>
  );
}
