import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import type { OrderFact } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { breakpoints, color, font, media, space } from '@meet/ui-kit/theme';
import { type RefCallback, useState } from 'react';
import { explainProblem } from '../../../cart/cart-quote.rules.ts';
import { formatSizeLine, isOnlySize } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import {
  type CheckoutAddressFragment,
  type CheckoutQuoteFragment,
  SimilarGoodsDocument,
} from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { actions } from '../checkout-style.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { ReplacementChoice } from './ReplacementChoice.tsx';
import { SimilarGoods } from './SimilarGoods.tsx';
import { listFacts, listOrdered, pickSimilarGoods } from './unavailable.rules.ts';
import { useFormValues } from './use-form-values.ts';

type Line = CheckoutQuoteFragment['lines'][number];

const separated = { paddingTop: space(8), borderTop: `1px solid ${color('line')}` };

/** Several units stand beside each other where there is room. */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: `${space(8)} ${space(10)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  [phones]: { '& > li + li': separated },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: space(3),
});
/** What can be bought instead of a unit stands below its picture. */
const alternatives = css({
  gridColumn: '1 / -1',
  marginTop: space(2),
  '&:empty': { display: 'none' },
  // The sum stays in the line of its verb.
  [phones]: { '& button[type=submit]': { width: '100%', paddingInline: space(3) } },
});
const similarGoods = css(alternatives, { minWidth: 0 });
/** Tablets, on which the sum is below the form and leaves room beside the ways out, and wide screens. */
const roomy = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px), (min-width: ${breakpoints.wide}px)`;
const onlySimilarGoods = css({
  [roomy]: { gridColumn: 3, gridRow: '1 / span 2', width: 304, marginBlock: 0, marginInlineStart: space(6) },
  [media.wide]: { width: 400 },
});
/** Several units of which nothing else can be ordered, and the order with a replacement: a column of its own where there is room. */
const withOrder = css({
  display: 'grid',
  alignItems: 'start',
  gap: space(8),
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space(10), '& > ul > li + li': separated },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: space(14) },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    columnGap: space(20),
    '& > ul': { columnGap: space(20) },
    '& > ul > li + li': { paddingTop: 0, borderTop: 0 },
  },
});
const order = css({
  display: 'grid',
  gap: space(3),
  paddingTop: space(2),
  borderTop: `1px solid ${color('ink')}`,
  font: font(400, 14),
  '&:empty': { display: 'none' },
  [phones]: { '& button[type=submit]': { paddingInline: space(3) } },
});
const reason = css({ color: color('muted') });
/** The sentence about the rest of the order, which a line parts from the unavailable units because it is a choice of its own. */
const rest = css({ paddingTop: space(4), borderTop: `1px solid ${color('line')}` });
/** On wide screens, the rest of the order is beside it. */
const narrowRest = css(rest, { [media.desktop]: { display: 'none' } });
const restNote = css({ font: font(400, 14), color: color('muted') });
const waysOn = css(actions, { [phones]: { '& > a:first-of-type': { width: '100%' } } });

interface UnavailableLineProps {
  line: Line;
  quoteRequest: QuoteRequest;
  /** Whether the heading above names it, as no other is unavailable. */
  isOnlyOne: boolean;
  /** Takes the button of its replacement, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
  /** Whether the heading above says why it cannot be bought. */
  isReasonKnown: boolean;
  /** Whether the order can be placed with its replacement at once. */
  canOrder: boolean;
  /** Who receives the order, and where. */
  facts: readonly OrderFact[];
  /** Names of the units that the order with its replacement leaves out. */
  leftOutNames: readonly string[];
  /** Opens the form, if it is hidden. */
  onEditForm: (() => void) | undefined;
  /** Element of the order with its replacement, if it stands apart. */
  orderRoot: HTMLElement | null;
}

function UnavailableLine({ line, isOnlyOne, isReasonKnown, ...choice }: UnavailableLineProps) {
  const { productItem, replacement } = line;
  const { name, size, product } = productItem;
  const { response } = useResponse(SimilarGoodsDocument, isOnlyOne || !replacement ? { productId: product.id } : null);
  const similar = pickSimilarGoods(response?.similarProducts ?? [], size.name);
  const hasSizes = !isOnlySize(size.name);
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
      <div css={alternatives}>
        <ReplacementChoice {...choice} line={line} hasSimilarGoods={similar.products.length > 0} />
      </div>
      {similar.products.length > 0 && (
        <div css={[similarGoods, isOnlyOne && onlySimilarGoods]}>
          <SimilarGoods goods={similar} hasSizes={hasSizes} isAlternative={replacement !== null || hasSizes} />
        </div>
      )}
    </li>
  );
}

/** Leads to the order of the units that can still be bought. The code may not apply to them, and stays in the cart then. */
const RestOfOrder = ({
  quote: { promocode, total, delivery },
  isOnlyOne,
}: Pick<UnavailableLinesProps, 'quote'> & { isOnlyOne: boolean }) => (
  <div css={narrowRest}>
    <p>
      <Link href="#sum" variant="underlined" standalone>
        {`К\u00a0заказу без\u00a0${isOnlyOne ? 'этой вещи' : 'этих вещей'}${delivery === null ? '' : `: ${formatMoney(total)}`}`}
      </Link>
    </p>
    {promocode?.problem && <p css={restNote}>{`На\u00a0остальное ${promocode.code} не\u00a0действует, он\u00a0останется у\u00a0вас`}</p>}
  </div>
);

function describeCart(count: number, hasReplacement: boolean): string {
  if (hasReplacement) return 'Что не\u00a0войдёт в\u00a0заказ, останется в\u00a0корзине.';
  return count === 1
    ? 'Вещь осталась в\u00a0корзине. Если она снова появится, её\u00a0можно будет заказать.'
    : 'Вещи остались в\u00a0корзине. Если они снова появятся, их\u00a0можно будет заказать.';
}

/** Ways on from an order of which nothing can be bought, and what is not lost with it. */
const NothingRemains = ({
  promocode,
  lines,
  hasReplacement,
}: Pick<CheckoutQuoteFragment, 'promocode' | 'lines'> & { hasReplacement: boolean }) => (
  <>
    {lines.length > 0 && (
      <p css={rest}>
        {describeCart(lines.length, hasReplacement)}
        {promocode && !hasReplacement && ` Промокод ${promocode.code} остался у\u00a0вас.`}
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

export interface UnavailableLinesProps {
  quote: CheckoutQuoteFragment;
  /** Input of the quote. */
  quoteRequest: QuoteRequest;
  /** Whether the heading above says why they cannot be bought. */
  isNamedInHeading: boolean;
  /** Saved addresses, of which the form may have chosen one. */
  addresses: readonly CheckoutAddressFragment[];
  /** Whether the form is hidden, which says where the order goes. */
  isFormHidden: boolean;
  /** Opens the hidden form. */
  onEditForm: () => void;
  /** Takes the button of the first replacement, if it is the page's main one. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
}

/** The units that cannot be bought, each with its ways out. They stay in the cart. */
export function UnavailableLines({ quote, quoteRequest, addresses, isFormHidden, onEditForm, ...props }: UnavailableLinesProps) {
  const { isNamedInHeading, mainButtonRef } = props;
  const lines = quote.lines.filter(({ problem }) => problem !== null);
  const isOnlyOne = lines.length === 1;
  const [replaceableLine, ...otherReplaceable] = lines.filter(({ replacement }) => replacement);
  const values = useFormValues();
  // What is ordered leaves out the other unavailable units, so each that has a replacement is replaced first.
  const canOrder = values !== null && Object.keys(findMissingFields(values)).length === 0 && otherReplaceable.length === 0;
  const [orderRoot, setOrderRoot] = useState<HTMLElement | null>(null);
  const availableNames = quote.lines.flatMap(({ problem, productItem }) => (problem ? [] : [productItem.name]));
  const areAllUnavailable = availableNames.length === 0;
  const hasOrderApart = areAllUnavailable && !isOnlyOne && replaceableLine !== undefined && otherReplaceable.length === 0;
  const facts = values ? listFacts(values, { addresses, points: [quote.pickupPoint] }, isFormHidden) : [];
  return (
    <>
      {lines.length > 0 && (
        <div css={hasOrderApart && withOrder}>
          <ul css={list} aria-label="Недоступно">
            {lines.map((line) => (
              <UnavailableLine
                key={line.productItemId}
                {...{ line, quoteRequest, isOnlyOne, canOrder }}
                facts={[...listOrdered([line.productItem.name, ...availableNames]), ...facts]}
                leftOutNames={lines.filter((one) => one !== line).map(({ productItem }) => productItem.name)}
                onEditForm={isFormHidden ? onEditForm : undefined}
                orderRoot={orderRoot}
                mainButtonRef={line === replaceableLine ? mainButtonRef : undefined}
                isReasonKnown={isNamedInHeading && (isOnlyOne || line.problem === 'SOLD')}
              />
            ))}
          </ul>
          {hasOrderApart && <div css={order} ref={setOrderRoot} />}
        </div>
      )}
      {areAllUnavailable ? (
        <NothingRemains promocode={quote.promocode} lines={lines} hasReplacement={replaceableLine !== undefined} />
      ) : (
        <RestOfOrder {...{ quote, isOnlyOne }} />
      )}
    </>
  );
}
