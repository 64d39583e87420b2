import { Button } from '@meet/ui-kit/button';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { RefCallback } from 'react';
import { useNavigation } from 'react-router';
import { formatReplacement, type Replacement } from './chosen-replacement.rules.ts';

export interface TakeButtonProps {
  /** Text that names the replacement: «Взять размер 40». */
  label: string;
  replacement: Replacement;
  /** Total of the order with the replacement. */
  total: number | undefined;
  /**
   * Number of units in the order with the replacement. If there are several, the button that orders them names their number.
   * @default 1
   */
  count?: number;
  isCounting: boolean;
  /** Called with the button, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
}

/** Chooses a replacement and, if its sum is displayed, also places the order. */
export function TakeButton({ label, replacement, total, count = 1, isCounting, mainButtonRef }: TakeButtonProps) {
  const isSubmitting = useNavigation().formData?.has('swap') === true;
  const goods = plural(count, goodsForms);
  const [pay, order] =
    count > 1 ? [`Оплатить ${goods}:`, `Оформить ${goods} с\u00a0перезвоном`] : [`${label} и\u00a0оплатить`, `${label} и\u00a0оформить`];
  const text = replacement.order ? (
    <>
      <span className="online">
        {pay} {formatMoney(total ?? 0)}
      </span>
      <span className="by-call">{order}</span>
    </>
  ) : (
    `${label} в\u00a0заказ`
  );
  return (
    <Button
      ref={mainButtonRef}
      type="submit"
      form="checkout"
      name="swap"
      value={formatReplacement(replacement)}
      loading={isSubmitting || isCounting}
      size={mainButtonRef ? 'large' : 'medium'}
      variant={mainButtonRef ? 'solid' : 'line'}
      wide
    >
      {isCounting ? 'Считаем сумму' : text}
    </Button>
  );
}
