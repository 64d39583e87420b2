import type { IconSource } from '../icon/index.ts';
import type { PluralForms } from '../plural/index.ts';

/** Props that icon buttons and icon links share. */
export interface IconButtonLook {
  /** Icon to show: a name from the kit's set, or an element of your own, which is hidden from screen readers. */
  icon: IconSource;
  /** Accessible name: the action or destination, such as «Избранное» or «Закрыть». */
  label: string;
  /**
   * Shape: `plain` is the icon alone, in heads of panels and in the header; `line` an outlined square beside buttons. Over a picture give
   * `plain` the colour `on-picture`.
   * @default 'plain'
   */
  variant?: 'plain' | 'line' | undefined;
  /**
   * Side of the square of `line`, as tall as the button beside it: `small` is 40 px, `medium` 48 px, `large` 56 px. For a finger a small
   * Button is 44 px tall, the square 40 px with a target of 44 px. With `data-density="desk"` and a mouse the three sizes are 28, 32 and 36
   * px. The size has no effect on `plain`, which is 44 px, or 32 px with `data-density="desk"` and a mouse.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Number on the icon, also added to the accessible name; from 100 on it is «99+». Hidden when it is 0.
   * @default 0
   */
  count?: number | undefined;
  /** Plural forms for the number in the name: «Избранное, 3 товара». If omitted, the number stands alone: «Избранное, 3». */
  countForms?: PluralForms | undefined;
}
