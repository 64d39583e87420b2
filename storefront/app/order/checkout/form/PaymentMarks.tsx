import { css } from '@emotion/react';
import { PaymentMark } from '@meet/ui-kit/footer';
import { Link } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';
import { note } from '../checkout-style.ts';

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

/** Aligned with the text of the card above. */
const indented = css(note, { marginTop: -12, paddingBottom: space(4), paddingInlineStart: space(8), '& a': { color: color('ink') } });

/** Tells a shopper without a confirmed phone how to get a call. The recipient's number is not confirmed. */
export const PhoneHint = () => (
  <p css={indented}>
    <Link href="/account" variant="underlined">
      Подтвердите его в&nbsp;аккаунте
    </Link>
    {': всё, что здесь написано, сохранится.'}
  </p>
);
