import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';

/** «Оформить с перезвоном за 18 890 ₽» is one line of a phone. */
const button = css({ [phones]: { paddingInline: space(3) } });

interface PlaceOrderButtonProps {
  /** Formatted amount to pay; null while the delivery is not part of it. */
  total: string | null;
  loading: boolean;
  wide?: boolean;
  /** Whether it repeats the main button, which stands elsewhere. */
  isSecond?: boolean;
  /** Text instead of the usual one. */
  label?: string | undefined;
}

/** Main button of the form. Its text follows the chosen payment by CSS, see `root`. */
export function PlaceOrderButton({ total, loading, wide, isSecond = false, label }: PlaceOrderButtonProps) {
  return (
    <Button css={button} type="submit" form="checkout" size="large" variant={isSecond ? 'line' : 'solid'} wide={wide} loading={loading}>
      {label ?? (
        <>
          <span className="online">Оплатить {total ?? 'заказ'}</span>
          <span className="by-call">Оформить с&nbsp;перезвоном{total && <> за&nbsp;{total}</>}</span>
        </>
      )}
    </Button>
  );
}
