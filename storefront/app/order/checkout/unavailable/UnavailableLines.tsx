import { css } from '@emotion/react';
import { Badge } from '@meet/ui-kit/badge';
import { color, font, space } from '@meet/ui-kit/theme';
import { type RefCallback, useEffect, useState } from 'react';
import { isOneSize } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import {
  type CheckoutAddressFragment,
  type CheckoutQuoteFragment,
  SimilarGoodsDocument,
} from '../../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../../platform/graphql/use-api-query.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { findMissingFields } from '../form/missing-fields.rules.ts';
import { useFormValues } from '../problem/use-form-values.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { NothingRemains } from './NothingRemains.tsx';
import type { ReplacementContext } from './OrderWithReplacement.tsx';
import { listOrderFacts } from './order-facts.rules.ts';
import { ReplacementChoice } from './ReplacementChoice.tsx';
import type { DisplayedReplacement } from './SimilarCard.tsx';
import { SimilarGoods } from './SimilarGoods.tsx';
import { findPrices, pickSimilarGoods } from './similar-goods.rules.ts';
import { unavailableId } from './unavailable.rules.ts';
import { describeUnavailableUnit } from './unit-description.rules.ts';
import { keepNumber } from './unit-name.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];

const container = css({ containerType: 'inline-size' });
const list = css({ display: 'grid', gap: space(8), margin: 0, padding: 0, listStyle: 'none', font: font(400, 14), outline: 0 });
/** Similar goods are below the unit and its replacements or, if the page is about several units or there are no replacements, beside the unit. */
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
  'li + &': { paddingTop: space(8), borderTop: `1px solid ${color('line')}` },
});
/** In a narrow container, the replacements are below the unit. In a wide container, they are beside it, in the columns of similar goods. */
const unitAndReplacements = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@container (min-width: 720px)': {
    ...{ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'baseline' },
    '& > :nth-child(2)': { gridColumn: '2 / -1' },
  },
});
const choices = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
/** The baseline of this element is that of its text, and not that of its picture. */
const head = css({
  display: 'flex',
  gap: space(3),
  '& > :last-child': { alignSelf: 'baseline' },
});
const picture = css({ position: 'relative', flex: 'none', alignSelf: 'start' });
/** The badge contrasts with the picture behind it, which is light in both themes. */
const soldMark = css({ position: 'absolute', bottom: 4, left: 4, background: color('on-picture'), color: color('badge') });
const descriptionStyle = css({ color: color('muted') });

interface UnavailableLineProps extends ReplacementContext {
  line: Line;
  /** All lines of the order, including units that cannot be bought. */
  lines: readonly Line[];
  quoteRequest: QuoteRequest;
  /** Whether so few units are unavailable that there is room for similar goods besides a replacement. */
  hasRoomForSimilarGoods: boolean;
  /** Called with the button of the unit's replacement, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Id of the unit's chosen replacement; empty if there is none. */
  chosenId: string;
  onChoose: (id: string) => void;
  /** The replacement of another unit in the displayed order. A similar product is taken together with it. */
  displayedReplacement: DisplayedReplacement | undefined;
  /** Called with the price of the first similar product, which a link to it names. */
  onSimilarPrice: (productItemId: string, price: number) => void;
  /** Whether the order with the unit's replacement is displayed once its quote is known. */
  canDisplayOrder: boolean;
  /** Whether the rest of the form is complete, so that this order can be placed at once. */
  canOrder: boolean;
  /** Element that displays the order with the unit's replacement; null if the order is displayed below the choice. */
  orderRoot: HTMLElement | null;
}

function UnavailableLine({ hasRoomForSimilarGoods, displayedReplacement, onSimilarPrice, ...choice }: UnavailableLineProps) {
  const { productItem, replacement, cost, problem } = choice.line;
  const { name, size, product } = productItem;
  const { response } = useApiQuery(SimilarGoodsDocument, hasRoomForSimilarGoods || !replacement ? { productId: product.id } : null);
  const { productItemIds } = choice.quoteRequest;
  const similar = pickSimilarGoods(response?.similarProducts ?? [], { size: size.name, cost, orderedIds: productItemIds });
  const hasSimilarGoods = similar.goods.length > 0;
  const similarPrice = similar.goods[0] && findPrices(similar.goods[0])?.payable;
  useEffect(() => {
    if (similarPrice !== undefined) onSimilarPrice(choice.line.productItemId, similarPrice);
  }, [similarPrice, onSimilarPrice, choice.line.productItemId]);
  const isOnlyUnavailable = choice.lines.every((line) => line === choice.line || line.problem === null);
  const hasChoice = replacement !== null || !isOneSize(size.name) || !hasSimilarGoods;
  // Below the whole row, they would seem to be the title of the next unavailable unit.
  const areSimilarGoodsBeside = !hasChoice || !isOnlyUnavailable;
  const similarGoods = hasSimilarGoods && (
    <SimilarGoods
      similar={similar}
      line={choice.line}
      quoteRequest={choice.quoteRequest}
      displayedReplacement={displayedReplacement}
      // Above the form and another unavailable unit, which matter more, they are folded.
      isUnfolded={choice.onEditForm !== undefined && isOnlyUnavailable}
      columns={areSimilarGoodsBeside ? 2 : 3}
    />
  );
  return (
    <li css={row}>
      <div css={unitAndReplacements}>
        <div css={head}>
          <div css={picture}>
            <UnitTile cover={product.cover} width={72} wideWidth={96} isDimmed />
            {problem === 'SOLD' && <Badge css={soldMark}>Продано</Badge>}
          </div>
          <div>
            <p>
              <b>{joinBrandNames(product.brands)}</b>
            </p>
            <p>{keepNumber(name)}</p>
            <p css={descriptionStyle}>{describeUnavailableUnit(choice.line)}</p>
          </div>
        </div>
        <div css={choices}>
          {hasChoice && <ReplacementChoice {...choice} />}
          {areSimilarGoodsBeside && similarGoods}
        </div>
      </div>
      {!areSimilarGoodsBeside && similarGoods}
    </li>
  );
}

type PageContext = Pick<ReplacementContext, 'earlierSum' | 'onEditForm' | 'onTotalChange' | 'renderSubmit' | 'similarPrices'> &
  Pick<UnavailableLineProps, 'onSimilarPrice'>;

export interface UnavailableLinesProps extends PageContext {
  quote: CheckoutQuoteFragment;
  /** Input of the request for the displayed quote. */
  quoteRequest: QuoteRequest;
  /** Whether an order with a replacement is displayed instead of the form and its sum. */
  isFormReplaced: boolean;
  /** Saved addresses, of which the form may have chosen one. */
  addresses: readonly CheckoutAddressFragment[];
  /** Called with the button of the first replacement, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Element that displays the order with the replacement if only one unit can be replaced; null if there is none. */
  orderRoot: HTMLElement | null;
}

/** The units that cannot be bought, each with its replacements and similar goods. These units stay in the cart. */
export function UnavailableLines({ quote, addresses, isFormReplaced, mainButtonRef, orderRoot, ...props }: UnavailableLinesProps) {
  const { lines } = quote;
  const unavailable = lines.filter(({ problem }) => problem !== null);
  const [replaceableLine, ...otherReplaceable] = unavailable.filter(({ replacement }) => replacement);
  const values = useFormValues();
  // The order with a replacement leaves out the other unavailable units, so it is displayed only once none of these can be replaced.
  const canDisplayOrder = isFormReplaced && otherReplaceable.length === 0;
  const canOrder = values !== null && Object.keys(findMissingFields(values)).length === 0;
  const [chosenIds, setChosenIds] = useState<Readonly<Record<string, string>>>({});
  const findChosenId = ({ productItemId, replacement }: Line) => chosenIds[productItemId] ?? replacement?.id ?? '';
  const displayedReplacement =
    canDisplayOrder && replaceableLine
      ? { id: replaceableLine.productItemId, by: findChosenId(replaceableLine), name: replaceableLine.productItem.name }
      : undefined;
  const facts = values ? listOrderFacts(values, { addresses, points: [quote.pickupPoint] }) : [];
  return (
    <>
      {unavailable.length > 0 && (
        <div css={container}>
          <ul css={list} aria-label="Недоступно" id={unavailableId} tabIndex={-1}>
            {unavailable.map((line) => (
              <UnavailableLine
                key={line.productItemId}
                {...{ ...props, line, lines, canDisplayOrder, canOrder, facts }}
                quoteWithoutReplacement={quote}
                chosenId={findChosenId(line)}
                onChoose={(id) => setChosenIds((ids) => ({ ...ids, [line.productItemId]: id }))}
                displayedReplacement={line === replaceableLine ? undefined : displayedReplacement}
                hasRoomForSimilarGoods={unavailable.length <= 2}
                leftOut={unavailable.filter((one) => one !== line)}
                orderRoot={canDisplayOrder && line === replaceableLine ? orderRoot : null}
                mainButtonRef={line === replaceableLine ? mainButtonRef : undefined}
              />
            ))}
          </ul>
        </div>
      )}
      {unavailable.length === lines.length && !replaceableLine && <NothingRemains {...quote} />}
    </>
  );
}
