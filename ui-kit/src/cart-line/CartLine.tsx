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
  /** Address of the product page. */
  href: string;
  /** Brand name. */
  brand: string;
  /** Product name. */
  name: string;
  /** Key of the product's picture in the object store. */
  picture?: string | null | undefined;
  /** Size as text: «Размер: 41 EU», «Один размер». */
  size?: string | undefined;
  /** Price that this shopper pays, in kopecks. */
  price: number | null | undefined;
  /** Earlier, higher price in kopecks, struck through. */
  oldPrice?: number | null | undefined;
  /** Marks the price with «для своих», as one for signed-in shoppers. */
  forMembers?: boolean | undefined;
  /**
   * Whether the line is part of the order. An unchecked line is kept for later.
   * @default true
   */
  checked?: boolean | undefined;
  /** Called with the new state of the checkbox. If omitted, there is no checkbox. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Form name of the checkbox. */
  checkName?: string | undefined;
  /** Called to remove the line. If omitted, there is no remove button. */
  onRemove?: (() => void) | undefined;
  /** Whether the line has been removed. A row with an undo button replaces it. */
  removed?: boolean | undefined;
  /** Called to restore a removed line. */
  onUndo?: (() => void) | undefined;
  /** Reason why the item cannot be bought: «Эту пару только что купили». Such a line is left out of the order. */
  unavailable?: string | undefined;
}

/** The pressed button disappears with its row, so the button that replaces it gets the focus. */
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

function Buying({ name, size, checked = true, onCheckedChange, checkName, unavailable }: CartLineProps) {
  return (
    <Checkbox
      css={style.check}
      label={<span css={hidden}>{`Купить сейчас: ${size ? `${name}, ${size}` : name}`}</span>}
      name={checkName}
      checked={checked && !unavailable}
      disabled={unavailable !== undefined}
      onCheckedChange={onCheckedChange}
    />
  );
}

/** An item in the cart with its price and selection. A removed line can be restored in place. */
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
