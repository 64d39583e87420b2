/** @jsxImportSource @emotion/react */
'use client';

import { Button } from '../button/index.ts';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/number-format.ts';
import { Link } from '../link/index.ts';
import type { CartLineProps } from './cart-line-props.ts';
import * as style from './cart-line-style.ts';

/** Describes the price difference since the item was added. An unknown price has not changed. */
function PriceChange({ price, addedPrice }: CartLineProps) {
  if (!isMoney(price) || !isMoney(addedPrice) || price === addedPrice) return null;
  const isCheaper = price < addedPrice;
  return (
    <p css={isCheaper ? style.positive : undefined} data-price="">
      Стало {isCheaper ? 'дешевле' : 'дороже'} на&nbsp;{formatMoney(Math.abs(price - addedPrice))}
    </p>
  );
}

/** Another unit of the same product, size and speed in place of one that was bought, which costs more and must be accepted. */
function Offer({ name, offer, unavailable = 'Этот экземпляр купили' }: CartLineProps) {
  if (!offer) return null;
  const price = formatMoney(offer.price);
  return (
    <div css={style.offer}>
      <p data-price="">
        {unavailable}. {offer.text ?? `Есть такой же за\u00a0${price}`}
      </p>
      <Button variant="line" size="small" onClick={offer.onAccept} loading={offer.loading}>
        Взять за&nbsp;{price}
        <span css={hidden}>: {name}</span>
      </Button>
    </div>
  );
}

/** The change of the item since it was added, and what the shopper can do about it. */
export function CartLineState(line: CartLineProps) {
  const { name, note, offer, unavailable, exits = [] } = line;
  return (
    <>
      {!unavailable && !offer && <PriceChange {...line} />}
      {note && <p css={style.muted}>{note}</p>}
      {offer ? <Offer {...line} /> : unavailable && <p css={style.warning}>{unavailable}</p>}
      {exits.length > 0 && (
        <p css={style.exits}>
          {exits.map(({ href, label }) => (
            <Link key={href} href={href} variant="underlined">
              {label}
              <span css={hidden}>: {name}</span>
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
