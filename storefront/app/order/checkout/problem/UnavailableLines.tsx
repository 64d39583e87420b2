import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { explainProblem } from '../../../cart/cart-quote.rules.ts';
import { formatSizeLine } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import { type CheckoutQuoteFragment, ReplacementSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { actions, wideOnPhones } from '../checkout-style.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { OtherSizes } from './OtherSizes.tsx';

type Line = CheckoutQuoteFragment['lines'][number];

const list = css({ display: 'grid', gap: space(6), margin: 0, padding: 0, listStyle: 'none', font: font(400, 14) });
/** The ways out stand below the picture, in line with what can be done about the rest of the order. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: `${space(3)} ${space(3)}`,
});
const lineActions = css(wideOnPhones, { gridColumn: '1 / -1' });
const reason = css({ color: color('muted') });
/** What follows is another choice, of the rest of the order. */
const rest = css({ paddingTop: space(4), borderTop: `1px solid ${color('line')}` });

const wayBack = css({ [phones]: { '& > a': { width: '100%' } } });

/** Says what another unit of the same product costs beside the unavailable one. */
function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Есть такая\u00a0же вещь за\u00a0ту\u00a0же цену';
  return `Есть такая\u00a0же вещь, ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

/** Says what the whole order costs with a replacement, once that is known. */
function TotalWithReplacement({ line, quoteRequest }: { line: Line; quoteRequest: QuoteRequest }) {
  const { productItemId, replacement } = line;
  const productItemIds = quoteRequest.productItemIds.map((id) => (id === productItemId && replacement ? replacement.id : id));
  const { response } = useResponse(ReplacementSumDocument, { dto: { ...quoteRequest, productItemIds } });
  if (!response) return null;
  const { total, delivery, promocode } = response.quote;
  const parts = [promocode?.problem === null && `промокод ${promocode.code} действует`, delivery === null && 'без\u00a0доставки'];
  return <p>{[`С\u00a0ней весь заказ\u00a0— ${formatMoney(total)}`, ...parts].filter(Boolean).join(', ')}</p>;
}

interface UnavailableLineProps {
  line: Line;
  quoteRequest: QuoteRequest;
  /** Whether the heading above names it, so that its replacement comes first. */
  isOnlyOne: boolean;
}

function UnavailableLine({ line, quoteRequest, isOnlyOne }: UnavailableLineProps) {
  const { productItem, productItemId, replacement } = line;
  const { name, size, product } = productItem;
  return (
    <li css={row}>
      <UnitTile cover={product.cover} isDimmed />
      <div>
        <p>
          <b>{joinBrandNames(product.brands)}</b>
        </p>
        <p>{name}</p>
        <p css={reason}>{formatSizeLine(size.name)}</p>
        {!isOnlyOne && <p css={reason}>{explainProblem(line)}</p>}
        {replacement && <p>{compareWithReplacement(line.cost, replacement.priceDetails.payable)}</p>}
        {replacement && isOnlyOne && <TotalWithReplacement line={line} quoteRequest={quoteRequest} />}
      </div>
      <div css={[actions, lineActions]}>
        {replacement && (
          <Button
            type="submit"
            form="checkout"
            name="swap"
            value={`${productItemId}:${replacement.id}`}
            {...(isOnlyOne ? { size: 'large' } : { variant: 'line', size: 'small' })}
          >
            Взять замену за&nbsp;{formatMoney(replacement.priceDetails.payable)}
          </Button>
        )}
        <OtherSizes unit={productItem} />
      </div>
    </li>
  );
}

/** What can be done with the units that can still be bought. The code may not apply to them, and stays in the cart then. */
const RestOfOrder = ({ promocode }: Pick<CheckoutQuoteFragment, 'promocode'>) => (
  <p css={rest}>
    Можно заказать и&nbsp;остальное.
    {promocode?.problem && ` Промокод ${promocode.code} на\u00a0него не\u00a0действует, он\u00a0останется у\u00a0вас.`}
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
  const isOnlyOne = lines.length === 1 && isNamedInHeading;
  return (
    <>
      {lines.length > 0 && (
        <ul css={list} aria-label="Недоступно">
          {lines.map((line) => (
            <UnavailableLine key={line.productItemId} {...{ line, quoteRequest, isOnlyOne }} />
          ))}
        </ul>
      )}
      {lines.length < quote.lines.length ? (
        <RestOfOrder promocode={quote.promocode} />
      ) : (
        <div css={wayBack}>
          <LinkButton href="/cart" variant={lines.some(({ replacement }) => replacement) ? 'line' : 'solid'}>
            Вернуться в&nbsp;корзину
          </LinkButton>
        </div>
      )}
    </>
  );
}
