/** @jsxImportSource @emotion/react */
'use client';

import { Link } from '../link/index.ts';
import * as style from './auth-form-style.ts';
import type { RecipientProps } from './auth-props.ts';

/** The terms that the shopper accepts by continuing. */
export function Agreement({ privacyHref = '/privacy', licenceHref = '/licence' }: Pick<RecipientProps, 'privacyHref' | 'licenceHref'>) {
  return (
    <p css={style.agreement}>
      Продолжая, вы принимаете{' '}
      <Link href={privacyHref} variant="underlined">
        политику конфиденциальности
      </Link>{' '}
      и&nbsp;
      <Link href={licenceHref} variant="underlined">
        пользовательское соглашение
      </Link>
    </p>
  );
}
