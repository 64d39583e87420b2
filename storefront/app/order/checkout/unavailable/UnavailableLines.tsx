import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import type { RefCallback } from 'react';
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
import { ReplacementChoice } from './ReplacementChoice.tsx';
import { describeLoss, type LeftOutUnit } from './replacement.rules.ts';
import { SimilarGoods } from './SimilarGoods.tsx';
import { keepNumber, listFacts, pickSimilarGoods, problemTexts } from './unavailable.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];

const container = css({ containerType: 'inline-size' });
const wide = '@container (min-width: 720px)';
/** Where there is room, two units are beside each other. */
const list = css({
  ...{ display: 'grid', gap: space(6), margin: 0, padding: 0, listStyle: 'none', font: font(400, 14) },
  [wide]: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(10) } },
});
/** The unit, what replaces it, and similar goods follow each other. If there is only one unit, similar goods are beside it where there is room. */
const row = css({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'start',
  gap: `${space(6)} ${space(10)}`,
  '@container (max-width: 719px)': { 'li + &': { paddingTop: space(6), borderTop: `1px solid ${color('line')}` } },
  [wide]: {
    '&:only-child': {
      ...{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
      '& > :nth-child(n + 2):last-child': { gridColumn: 2, gridRow: '1 / -1' },
    },
  },
});
const head = css({ display: 'flex', gap: space(3) });
const loss = css({ color: color('muted') });

interface UnavailableLineProps extends ReplacementContext {
  line: Line;
  /** All lines of the order. */
  lines: readonly Line[];
  quoteRequest: QuoteRequest;
  /** Whether no other is unavailable, so that there is room for similar goods besides a replacement. */
  isOnlyOne: boolean;
  /** Takes the button of its replacement, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Whether the order with its replacement is shown. */
  hasOrder: boolean;
  /** Whether the rest of the form is complete, so that this order can be placed at once. */
  canOrder: boolean;
  /** Element of the order with its replacement, if it stands apart. */
  orderRoot: HTMLElement | null;
}

function UnavailableLine({ isOnlyOne, ...choice }: UnavailableLineProps) {
  const { productItem, replacement, cost } = choice.line;
  const { name, size, product } = productItem;
  const { response } = useApiQuery(SimilarGoodsDocument, isOnlyOne || !replacement ? { productId: product.id } : null);
  const similar = pickSimilarGoods(response?.similarProducts ?? [], size.name);
  const hasSimilarGoods = similar.products.length > 0;
  return (
    <li css={row}>
      <div css={head}>
        <UnitTile cover={product.cover} width={72} isDimmed />
        <div>
          <p>
            <b>{joinBrandNames(product.brands)}</b>
          </p>
          <p>{keepNumber(name)}</p>
          <p css={loss}>{describeLoss(choice.line)}</p>
        </div>
      </div>
      <ReplacementChoice {...{ ...choice, hasSimilarGoods }} />
      {hasSimilarGoods && <SimilarGoods goods={similar} cost={cost} />}
    </li>
  );
}

const toLeftOutUnit = ({ productItemId: id, productItem: { name, product }, problem }: Line): LeftOutUnit => ({
  ...{ id, name, cover: product.cover },
  loss: problem ? problemTexts[problem] : '',
});

export interface UnavailableLinesProps extends Pick<ReplacementContext, 'earlierSum' | 'onEditForm' | 'onTotalChange' | 'restButton'> {
  quote: CheckoutQuoteFragment;
  /** Input of the quote. */
  quoteRequest: QuoteRequest;
  /** Whether an order with a replacement takes the place of the form and its sum. */
  isFormReplaced: boolean;
  /** Saved addresses, of which the form may have chosen one. */
  addresses: readonly CheckoutAddressFragment[];
  /** Takes the button of the first replacement, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Element of the order with the only replacement, which is the page's main way on. */
  orderRoot: HTMLElement | null;
}

/** The units that cannot be bought, each with its ways out. They stay in the cart. */
export function UnavailableLines({ quote, addresses, isFormReplaced, mainButtonRef, orderRoot, ...props }: UnavailableLinesProps) {
  const { lines } = quote;
  const unavailable = lines.filter(({ problem }) => problem !== null);
  const [replaceableLine, ...otherReplaceable] = unavailable.filter(({ replacement }) => replacement);
  const values = useFormValues();
  // What is ordered leaves out the other unavailable units, so each that has a replacement is replaced first.
  const hasOrder = isFormReplaced && otherReplaceable.length === 0;
  const canOrder = values !== null && Object.keys(findMissingFields(values)).length === 0;
  const facts = values ? listFacts(values, { addresses, points: [quote.pickupPoint] }) : [];
  return (
    <>
      {unavailable.length > 0 && (
        <div css={container}>
          <ul css={list} aria-label="Недоступно">
            {unavailable.map((line) => (
              <UnavailableLine
                key={line.productItemId}
                {...{ ...props, line, lines, hasOrder, canOrder, facts }}
                restPromocode={quote.promocode}
                isOnlyOne={unavailable.length === 1}
                leftOut={unavailable.filter((one) => one !== line).map(toLeftOutUnit)}
                orderRoot={line === replaceableLine ? orderRoot : null}
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
