import { Button, type ButtonProps } from '@meet/ui-kit/button';
import type { Ref } from 'react';

interface PlaceOrderButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Formatted amount to pay; null while the delivery is not part of it. */
  total: string | null;
  loading: boolean;
  wide?: boolean;
  /** Its emphasis. It is no `solid` one if the main button stands elsewhere. */
  variant: ButtonProps['variant'];
  /** Text instead of the usual one. */
  label?: string | false;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root` in checkout-style.ts. */
export function PlaceOrderButton({ ref, total, loading, wide, variant, label }: PlaceOrderButtonProps) {
  return (
    <Button ref={ref} type="submit" form="checkout" size="large" variant={variant} wide={wide} loading={loading}>
      {label || (
        <>
          <span className="online">Оплатить {total ?? 'заказ'}</span>
          <span className="by-call">Оформить с&nbsp;перезвоном</span>
        </>
      )}
    </Button>
  );
}
