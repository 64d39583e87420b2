import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { Fragment } from 'react';
import { href } from 'react-router';
import { formatSizeLabel, isOnlySize } from '../../../catalog/size-label.ts';
import {
  type CheckoutQuoteFragment,
  OtherSizeDaysDocument,
  OtherSizesDocument,
  type OtherSizesQuery,
} from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { groupByDay } from '../../order-dates.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';

type Unit = CheckoutQuoteFragment['lines'][number]['productItem'];
type Offer = NonNullable<OtherSizesQuery['product']>['offers'][number];

/** After a button, it is another choice. */
const root = css({
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  'button + &': { marginTop: space(4) },
  '& > legend': { padding: 0, font: font(400, 14) },
});
const days = css({ color: color('muted') });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2), '& + p': { marginTop: space(3) } });

/** Returns an offer of each other size, the one that costs this shopper least, without what is in the order already. */
function listOtherSizes(offers: readonly Offer[], unit: Unit, orderedIds: QuoteRequest['productItemIds']): Offer[] {
  const bySize = new Map<string, Offer>();
  for (const offer of offers) {
    const isOther = offer.size.name !== unit.size.name && !orderedIds.includes(offer.productItemId);
    if (isOther && !bySize.has(offer.size.name)) bySize.set(offer.size.name, offer);
  }
  return [...bySize.values()];
}

/** Groups offers by the day on which they come. While it is unknown, there is one group without a title. */
function useDayGroups(offers: readonly Offer[], { delivery }: QuoteRequest) {
  const productItemIds = offers.map(({ productItemId }) => productItemId);
  const { response } = useResponse(OtherSizeDaysDocument, offers.length > 0 && delivery ? { dto: { productItemIds, delivery } } : null);
  const days = new Map(response?.quote.lines.map(({ productItemId, delivery: dates }) => [productItemId, dates?.to]));
  return groupByDay(offers, ({ productItemId }) => (delivery && days.get(productItemId)) ?? null, '');
}

interface OtherSizesProps {
  unit: Unit;
  /** Whether another way out precedes them. */
  isAlternative: boolean;
  quoteRequest: QuoteRequest;
  /** Whether similar products follow. */
  hasSimilarGoods: boolean;
}

/** Other sizes of a unit that cannot be bought, each of which can take its place. Until they are known, a link to its product. */
export function OtherSizes({ unit, isAlternative, quoteRequest, hasSimilarGoods }: OtherSizesProps) {
  const { size, product } = unit;
  const hasSizes = !isOnlySize(size.name);
  const { response } = useResponse(OtherSizesDocument, hasSizes ? { dto: { id: product.id } } : null);
  const offers = listOtherSizes(response?.product?.offers ?? [], unit, quoteRequest.productItemIds);
  const groups = useDayGroups(offers, quoteRequest);
  if (offers.length === 0) {
    return !hasSizes && hasSimilarGoods ? null : (
      <Link href={href('/product/:slug', { slug: product.slug })} variant="underlined">
        {hasSizes ? 'Другие размеры' : 'Похожие вещи'}
      </Link>
    );
  }
  return (
    <fieldset css={root}>
      <legend>{isAlternative ? 'Или другой размер' : 'Другой размер'}</legend>
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          {title && <p css={days}>Придёт {title.toLowerCase()}</p>}
          <div css={buttons}>
            {rows.map(({ productItemId, size: otherSize, priceDetails }) => (
              <Button
                key={productItemId}
                type="submit"
                form="checkout"
                name="swap"
                value={`${unit.id}:${productItemId}`}
                variant="line"
                size="small"
              >
                {formatSizeLabel(otherSize.name)} за&nbsp;{formatMoney(priceDetails.payable)}
              </Button>
            ))}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
