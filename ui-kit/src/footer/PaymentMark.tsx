/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/locale-context.ts';
import { radius, role } from '../theme/index.ts';
import { paymentMarkTexts } from './payment-mark-texts.ts';

/** Payment method for which the kit has an icon. */
export type Payment = 'mir' | 'visa' | 'mastercard' | 'maestro' | 'wallet' | 'card' | 'sbp';

const properNames = { visa: 'Visa', mastercard: 'Mastercard', maestro: 'Maestro' };

const marks = {
  mir: <path d="M6 16V8l3 4.5L12 8v8M15.5 8v8l5-8v8M24.5 16V8h4.2a2.6 2.6 0 0 1 0 5.2h-4.2" strokeWidth="1.7" />,
  visa: (
    <path
      d="m8.5 8 2.3 8 4.2-8M18 8l-1.4 8M24.6 8.7c-2.6-1.3-4.9-.4-4.8 1.3.1 1.7 3.6 1.7 3.4 3.7-.2 1.9-2.8 2.7-5.2 1.4M24.9 16l4.7-8 1.9 8m-5-2.6h4.4"
      strokeWidth="1.7"
    />
  ),
  mastercard: (
    <>
      <circle cx="15.5" cy="12" r="6" fill="currentColor" stroke="none" />
      <circle cx="24.5" cy="12" r="6" fill="currentColor" fillOpacity=".45" stroke="none" />
    </>
  ),
  maestro: (
    <>
      <circle cx="15.5" cy="12" r="5.5" />
      <circle cx="24.5" cy="12" r="6" fill="currentColor" stroke="none" />
    </>
  ),
  wallet: (
    <path
      d="M27 9V6.5a1 1 0 0 0-1-1H13.5a2 2 0 0 0 0 4H28a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H13.5a2 2 0 0 1-2-2v-9M25 14h.01"
      strokeWidth="1.5"
    />
  ),
  card: <path d="M11.5 6h17a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-1 4h19M14 14.5h4" strokeWidth="1.5" />,
  sbp: <path d="M14 4.5v15L27 12ZM14 9l6.5 3L14 15" strokeWidth="1.5" strokeLinejoin="round" />,
};

const root = css({ display: 'block', border: `1px solid ${role('border')}`, borderRadius: radius('control') });

export interface PaymentMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Payment method whose icon is displayed. The name of the method is the accessible name of the icon. */
  payment: Payment;
}

/** The icon of a payment method, in the colour of the text. */
export function PaymentMark({ payment, ...svgProps }: PaymentMarkProps) {
  const names = { ...properNames, ...useTexts('paymentMark', paymentMarkTexts) };
  return (
    <svg
      css={root}
      role="img"
      aria-label={names[payment]}
      width={42}
      height={26}
      viewBox="0 0 40 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svgProps}
    >
      {marks[payment]}
    </svg>
  );
}
