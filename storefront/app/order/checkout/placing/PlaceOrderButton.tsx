import { Button, type ButtonProps } from '@meet/ui-kit/button';
import type { Ref } from 'react';

interface PlaceOrderButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Formatted amount to pay; null while the amount excludes the delivery. */
  total: string | null;
  loading: boolean;
  wide?: boolean;
  /** Emphasis of the button. It is not `solid` if the main button is elsewhere. */
  variant: ButtonProps['variant'];
  /** Text that replaces the usual one. */
  label?: string | false;
  /** Whether the order leaves out units that cannot be bought, which the text then says. */
  isRest: boolean;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root` in checkout-style.ts. */
export function PlaceOrderButton({ ref, total, loading, wide, variant, label, isRest }: PlaceOrderButtonProps) {
  const restText = total === null ? 'остальное' : `остальное: ${total}`;
  return (
    <Button ref={ref} type="submit" form="checkout" size="large" variant={variant} wide={wide} loading={loading}>
      {label || (
        <>
          <span className="online">Оплатить {isRest ? restText : (total ?? 'заказ')}</span>
          <span className="by-call">Оформить {isRest && 'остальное '}с&nbsp;перезвоном</span>
        </>
      )}
    </Button>
  );
}
