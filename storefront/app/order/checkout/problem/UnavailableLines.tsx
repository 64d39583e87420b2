import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { explainProblem } from '../../../cart/cart-quote.rules.ts';
import { formatSizeLine, isOnlySize } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { actions, wideOnPhones } from '../checkout-style.ts';

type Line = CheckoutQuoteFragment['lines'][number];

/** What follows is another choice, of the rest of the order. */
const list = css({ display: 'grid', gap: space(4), margin: `0 0 ${space(3)}`, padding: 0, listStyle: 'none', font: font(400, 14) });
/** The ways out stand below the picture, in line with what can be done about the rest of the order. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: `${space(2)} ${space(3)}`,
});
const lineActions = css(wideOnPhones, { gridColumn: '1 / -1' });
const reason = css({ color: color('muted') });

/** Says what another unit of the same product costs beside the unavailable one. */
function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Такая\u00a0же вещь есть за\u00a0ту\u00a0же цену';
  return `Такая\u00a0же вещь ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

function UnavailableLine({ line, isNamedInHeading }: { line: Line; isNamedInHeading: boolean }) {
  const { productItem, productItemId, replacement } = line;
  const { name, size, product } = productItem;
  const productPath = href('/product/:slug', { slug: product.slug });
  return (
    <li css={row}>
      <UnitTile cover={product.cover} isDimmed />
      <div>
        <p>
          <b>{joinBrandNames(product.brands)}</b>
        </p>
        <p>{name}</p>
        <p css={reason}>{formatSizeLine(size.name)}</p>
        {!isNamedInHeading && <p css={reason}>{explainProblem(line)}</p>}
        {replacement && <p css={reason}>{compareWithReplacement(line.cost, replacement.priceDetails.payable)}</p>}
      </div>
      <div css={[actions, lineActions]}>
        {replacement && (
          <Button type="submit" form="checkout" name="swap" value={`${productItemId}:${replacement.id}`} variant="line" size="small">
            Взять такую&nbsp;же за&nbsp;{formatMoney(replacement.priceDetails.payable)}
          </Button>
        )}
        <Link href={productPath} variant="underlined">
          {isOnlySize(size.name) ? 'Похожие вещи' : 'Другие размеры'}
        </Link>
      </div>
    </li>
  );
}

interface UnavailableLinesProps {
  /** Code of the order, which may not apply to its remaining goods. It stays in the cart then. */
  promocode: CheckoutQuoteFragment['promocode'] | undefined;
  lines: readonly Line[];
  /** Whether the heading above says why the only one cannot be bought. */
  isNamedInHeading: boolean;
}

/** The units that cannot be bought, each with its ways out. They stay in the cart. */
export const UnavailableLines = ({ lines, promocode, isNamedInHeading }: UnavailableLinesProps) => (
  <>
    {promocode?.problem && <p>Промокод {promocode.code} на&nbsp;остальное не&nbsp;действует, он&nbsp;останется у&nbsp;вас.</p>}
    <ul css={list} aria-label="Недоступно">
      {lines.map((line) => (
        <UnavailableLine key={line.productItemId} line={line} isNamedInHeading={isNamedInHeading} />
      ))}
    </ul>
  </>
);
