import type { ComponentProps, ReactNode } from 'react';

/** Attributes with which a button submits a form before hydration. */
export interface CartLineField {
  /** Id of the form, unless the line is inside that form. */
  form?: string | undefined;
  /** Name of the field that the button sends. */
  name?: string | undefined;
  /** Value of that field: the id of the unit. */
  value?: string | undefined;
}

/** Another unit of the same product and size, for a line whose unit was bought by someone else. */
export interface CartLineOffer {
  /** Price of the offered unit, in kopecks or cents. */
  price: number;
  /** Called to accept the offered unit in place of the sold one. */
  onAccept: () => void;
  /** Attributes with which the button submits a form before hydration. */
  field?: CartLineField | undefined;
  /**
   * Whether the unit is being exchanged. Meanwhile the button shows a spinner and ignores presses.
   * @default false
   */
  loading?: boolean | undefined;
  /** Text that replaces «Есть такой же за 12 990 ₽». */
  text?: string | undefined;
}

/** A link that the line of an unavailable item offers: other sizes, similar goods. */
export interface CartLineAlternative {
  /** Address of a page with other sizes or with similar goods. */
  href: string;
  /** Text of the link: «Другие размеры», «Похожие». */
  label: string;
}

export interface CartLineProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the product page. */
  href: string;
  /** Brand of the product: «Nordkvart». */
  brand: string;
  /** Name of the product, without the brand: «Кроссовки Slope 2». */
  name: string;
  /** Key of the product's picture, which `PictureProvider` turns into an address. */
  picture?: string | null | undefined;
  /** Size as text: «Размер: 41 EU», «Один размер». */
  size?: string | undefined;
  /** Price that this shopper pays, in kopecks or cents; `null` shows an em dash. */
  price: number | null | undefined;
  /** Earlier, higher price in kopecks or cents, struck through. */
  oldPrice?: number | null | undefined;
  /**
   * Marks the price with «для своих», as one for signed-in shoppers.
   * @default false
   */
  forMembers?: boolean | undefined;
  /**
   * Whether the line is part of the order, which the page stores. An unchecked line is saved for later.
   * @default true
   */
  checked?: boolean | undefined;
  /** Called with the new state of the checkbox. If omitted, there is no checkbox. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Form name of the checkbox. */
  checkName?: string | undefined;
  /** Called to remove the line. If omitted, there is no remove button. */
  onRemove?: (() => void) | undefined;
  /** Attributes with which the remove button submits a form before hydration. */
  removeField?: CartLineField | undefined;
  /**
   * Whether the line has been removed. A row with an undo button replaces it.
   * @default false
   */
  removed?: boolean | undefined;
  /** Called to restore a removed line. If omitted, there is no button «Вернуть». */
  onUndo?: (() => void) | undefined;
  /** Reason why the item cannot be bought: «Эту пару только что купили». Such a line is left out of the order. */
  unavailable?: string | undefined;
  /** Price in kopecks or cents when the item was added. If it differs from `price`, the line says by how much. */
  addedPrice?: number | null | undefined;
  /** A replacement that costs more than the item did. Until it is accepted, the line is left out of the order. */
  offer?: CartLineOffer | null | undefined;
  /**
   * Links below an item that cannot be bought, to other sizes and similar products.
   * @default []
   */
  alternatives?: readonly CartLineAlternative[] | undefined;
  /** Short label over the picture: «Продано», «В чужом заказе». It repeats what the text of the line says. */
  sign?: string | undefined;
  /** A further line of text, such as the delivery date. */
  note?: ReactNode;
}

/** Whether the item cannot be bought as it is. */
export const cannotBuy = ({ unavailable, offer }: CartLineProps): boolean => unavailable !== undefined || Boolean(offer);
