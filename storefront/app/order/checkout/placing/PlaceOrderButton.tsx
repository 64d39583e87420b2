import { Button } from '@meet/ui-kit/button';

interface PlaceOrderButtonProps {
  /** Formatted amount to pay; null while the delivery is not part of it. */
  total: string | null;
  loading: boolean;
  wide?: boolean;
  /** Whether it repeats the main button, which stands elsewhere. */
  isSecond?: boolean;
  /** Text instead of the usual one. */
  label?: string | false;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root` in checkout-style.ts. */
export function PlaceOrderButton({ total, loading, wide, isSecond = false, label }: PlaceOrderButtonProps) {
  return (
    <Button type="submit" form="checkout" size="large" variant={isSecond ? 'line' : 'solid'} wide={wide} loading={loading}>
      {label || (
        <>
          <span className="online">Оплатить {total ?? 'заказ'}</span>
          <span className="by-call">Оформить с&nbsp;перезвоном</span>
        </>
      )}
    </Button>
  );
}
