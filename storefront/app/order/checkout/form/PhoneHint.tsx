import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import { note } from '../checkout-style.ts';

/** Aligned with the text of the card above. */
const indented = css(note, { marginTop: -12, paddingBottom: space(4), paddingInlineStart: space(8), '& a': { color: color('ink') } });

/** Tells a shopper without a confirmed phone how to get a call. The number of the recipient is not enough, because it is not confirmed. */
export const PhoneHint = () => (
  <p css={indented}>
    <Link href="/account" variant="underlined">
      Подтвердите его в&nbsp;аккаунте
    </Link>
    {': всё, что здесь написано, сохранится.'}
  </p>
);
