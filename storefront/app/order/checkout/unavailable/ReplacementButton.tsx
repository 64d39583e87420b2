import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { color } from '@meet/ui-kit/theme';
import type { ReactNode, RefCallback } from 'react';
import { useNavigation } from 'react-router';
import { formatReplacement, type Replacement } from './chosen-replacement.rules.ts';

const outlined = css({ borderWidth: 2, borderColor: color('ink') });

export interface ReplacementButtonProps {
  /** Text of the button once the sum is known. */
  label: ReactNode;
  replacement: Replacement;
  /** Whether the sum of the order with the replacement is loading. */
  isWaitingForSum: boolean;
  /** Called with the button, if it is the main button of the page. */
  mainButtonRef: RefCallback<HTMLElement> | undefined;
}

/** Chooses a replacement and, if the sum of the order with the replacement is displayed, also places the order. */
export function ReplacementButton({ label, replacement, isWaitingForSum, mainButtonRef }: ReplacementButtonProps) {
  const isSubmittingReplacement = useNavigation().formData?.has('swap') === true;
  return (
    <Button
      css={!mainButtonRef && outlined}
      ref={mainButtonRef}
      type="submit"
      form="checkout"
      name="swap"
      value={formatReplacement(replacement)}
      loading={isSubmittingReplacement || isWaitingForSum}
      size="large"
      variant={mainButtonRef ? 'solid' : 'line'}
      wide
    >
      {isWaitingForSum ? 'Считаем сумму' : label}
    </Button>
  );
}
