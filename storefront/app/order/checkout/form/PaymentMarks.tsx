import { css } from '@emotion/react';
import { PaymentMark } from '@meet/ui-kit/footer';
import { color, space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';

const payments = ['mir', 'visa', 'mastercard', 'sbp'] as const;

/** On phones the icons are smaller, to leave room for the text beside them. */
const root = css({
  display: 'flex',
  gap: space(1),
  color: color('ink'),
  [phones]: { '& > svg': { width: 32, height: 20 } },
});

/** Icons of the online payment methods. The text beside them names these methods. */
export const PaymentMarks = () => (
  <span css={root} aria-hidden="true">
    {payments.map((payment) => (
      <PaymentMark key={payment} payment={payment} />
    ))}
  </span>
);
