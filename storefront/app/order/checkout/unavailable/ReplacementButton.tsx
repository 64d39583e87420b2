import { Button } from '@meet/ui-kit/button';
import type { ReactNode, RefCallback } from 'react';
import { useNavigation } from 'react-router';
import { formatReplacement, type Replacement } from './chosen-replacement.rules.ts';

export interface ReplacementButtonProps {
  /** Text of the button once the sum is known. */
  label: ReactNode;
  replacement: Replacement;
  /** Whether the sum of the order with the replacement is loading. */
  isWaitingForSum: boolean;
  /** Called with the button, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
}

/** Whether the form is being submitted by the button of a replacement that has this value. */
export const useIsSubmitted = (value: string): boolean => useNavigation().formData?.get('swap') === value;

/** Chooses a replacement and, if the sum of the order with the replacement is displayed, also places the order. */
export function ReplacementButton({ label, replacement, isWaitingForSum, mainButtonRef }: ReplacementButtonProps) {
  const value = formatReplacement(replacement);
  const isSubmitted = useIsSubmitted(value);
  return (
    <Button
      ref={mainButtonRef}
      type="submit"
      form="checkout"
      name="swap"
      value={value}
      loading={isSubmitted || isWaitingForSum}
      size="large"
      variant={mainButtonRef ? 'solid' : 'line'}
      wide
    >
      {isWaitingForSum ? 'Считаем сумму' : label}
    </Button>
  );
}
