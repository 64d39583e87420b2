import { Button } from '@meet/ui-kit/button';

interface PlaceOrderButtonProps {
  /** Formatted amount to pay. */
  total: string;
  loading: boolean;
  wide?: boolean;
  /** Text instead of the usual one. */
  label?: string | undefined;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root`. */
export function PlaceOrderButton({ total, loading, wide, label }: PlaceOrderButtonProps) {
  return (
    <Button type="submit" form="checkout" size="large" wide={wide} loading={loading}>
      {label ?? (
        <>
          <span className="online">Оплатить {total}</span>
          <span className="by-call">Оформить с&nbsp;перезвоном за&nbsp;{total}</span>
        </>
      )}
    </Button>
  );
}
