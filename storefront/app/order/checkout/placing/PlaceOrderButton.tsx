import { Button, type ButtonProps } from '@meet/ui-kit/button';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import type { ReactNode, Ref } from 'react';

interface PlaceOrderButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Formatted amount to pay; null while the amount excludes the delivery. */
  total: string | null;
  loading: boolean;
  wide?: boolean;
  /** Emphasis of the button. It is not `solid` if the main button is elsewhere. */
  variant: ButtonProps['variant'];
  /** Text that replaces the usual text of the button. */
  label?: ReactNode;
  /** Number of units that remain in the order, which the button names if others cannot be bought; null if the order leaves out nothing. */
  remainingUnitCount: number | null;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root` in page-style.ts. */
export function PlaceOrderButton({ ref, total, loading, wide, variant, label, remainingUnitCount }: PlaceOrderButtonProps) {
  const goodsText = remainingUnitCount && plural(remainingUnitCount, goodsForms);
  const orderText = [goodsText, total].filter(Boolean).join(': ') || 'заказ';
  return (
    <Button ref={ref} type="submit" form="checkout" size="large" variant={variant} wide={wide} loading={loading}>
      {label || (
        <>
          <span className="online">Оплатить {orderText}</span>
          <span className="by-call">Оформить {goodsText && `${goodsText} `}с&nbsp;перезвоном</span>
        </>
      )}
    </Button>
  );
}
