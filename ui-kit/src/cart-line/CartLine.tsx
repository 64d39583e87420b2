/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { hidden } from '../hidden/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import * as style from './cart-line-style.ts';

export interface CartLineProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the product's page. */
  href: string;
  /** Name of the brand. */
  brand: string;
  /** Name of the product. */
  name: string;
  /** Key of its picture. */
  picture?: string | null | undefined;
  /** The size in words: «Размер: 41 EU», «Один размер». */
  size?: string | undefined;
  /** What this shopper pays, kopecks. */
  price: number | null | undefined;
  /** The price before it fell, kopecks. */
  oldPrice?: number | null | undefined;
  /** The price is that of a signed-in shopper: «для своих» stands beside it. */
  forMembers?: boolean | undefined;
  /** Bought with this order; otherwise left for later. */
  checked?: boolean | undefined;
  /** Hears each choice; without it there is no checkbox. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Name of the checkbox in a form. */
  checkName?: string | undefined;
  /** Takes the line out; without it there is no cross. */
  onRemove?: (() => void) | undefined;
  /** The line has been taken out: one row stands in its place, with a way back. */
  removed?: boolean | undefined;
  /** Brings a removed line back. */
  onUndo?: (() => void) | undefined;
  /** Why it cannot be bought now: «Эту пару только что купили». It is then left out of the order. */
  unavailable?: string | undefined;
}

/** The button that was pressed goes away with its row: the one that takes its place gets the focus. */
function useFocusAfterPress(removed: boolean) {
  const place = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const was = useRef(removed);
  useEffect(() => {
    if (was.current === removed) return;
    was.current = removed;
    if (pressed.current) place.current?.querySelector<HTMLElement>('button')?.focus();
    pressed.current = false;
  }, [removed]);
  const after = (act: (() => void) | undefined) => () => {
    pressed.current = true;
    act?.();
  };
  return { place, after };
}

function Words({ href, brand, name, size, price, oldPrice, forMembers, unavailable }: CartLineProps) {
  return (
    <div css={style.words} className="cart-words">
      <p css={style.brand}>{brand}</p>
      <p>
        <Link href={href} variant="quiet">
          {name}
        </Link>
      </p>
      {size && <p css={style.muted}>{size}</p>}
      <div css={style.price}>
        <Price price={price} oldPrice={oldPrice} forMembers={forMembers} />
      </div>
      {unavailable && <p css={style.warning}>{unavailable}</p>}
    </div>
  );
}

function Buying({ name, checked = true, onCheckedChange, checkName, unavailable }: CartLineProps) {
  return (
    <Checkbox
      css={style.check}
      label={<span css={hidden}>Купить сейчас: {name}</span>}
      name={checkName}
      checked={checked && !unavailable}
      disabled={unavailable !== undefined}
      onCheckedChange={onCheckedChange}
    />
  );
}

/** A thing in the cart: what it is, its price, whether it is bought now. Taken out, it can be brought back in its place. */
export function CartLine(line: CartLineProps) {
  const { href, brand, name, picture, size, price, oldPrice, forMembers, checked = true, onCheckedChange, ...rest } = line;
  const { checkName, onRemove, removed = false, onUndo, unavailable, ...article } = rest;
  const { place, after } = useFocusAfterPress(removed);
  if (removed) {
    return (
      <article ref={place} css={style.gone} {...article}>
        <p role="status">{name}: удалено</p>
        {onUndo && (
          <Button variant="text" size="small" onClick={after(onUndo)}>
            Вернуть
            <span css={hidden}>: {name}</span>
          </Button>
        )}
      </article>
    );
  }
  const isOff = !checked || unavailable !== undefined;
  return (
    <article ref={place} css={[style.root, !onCheckedChange && style.without, isOff && style.off]} {...article}>
      {onCheckedChange && <Buying {...line} />}
      <Link href={href} css={style.tile} className="cart-tile" tabIndex={-1} aria-hidden="true">
        {picture && <Picture imageKey={picture} alt="" sizes="88px" />}
      </Link>
      <Words {...line} />
      {onRemove && <IconButton css={style.remove} icon="x" label={`Удалить: ${name}`} onClick={after(onRemove)} />}
    </article>
  );
}
