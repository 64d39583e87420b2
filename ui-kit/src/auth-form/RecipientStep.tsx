/** @jsxImportSource @emotion/react */
'use client';

import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import { Link } from '../link/index.ts';
import * as style from './auth-form-style.ts';
import type { RecipientProps, RecipientStepProps } from './auth-props.ts';
import { authTexts } from './auth-texts.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { useRecipient } from './use-recipient.ts';

/** The terms that the shopper accepts by continuing. */
function Agreement({ privacyHref = '/privacy', licenceHref = '/licence' }: Pick<RecipientProps, 'privacyHref' | 'licenceHref'>) {
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

/** Honeypot field: only bots fill it in. */
const trap = (
  <div css={style.trap} aria-hidden="true">
    <label>
      Сайт
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The first step: where to send the code. Each tab keeps its input. */
export function RecipientStep(props: RecipientStepProps) {
  const { own, email, phone, codeLength, methodHrefs, privacyHref, licenceHref } = props;
  const { headingLevel = 2, hideHeading = false, action, purpose = 'sign-in', loading } = props;
  const { id, methods, method, choose, wrong, submit, typed } = useRecipient(props);
  const shared = { own, email, phone, codeLength, methodHrefs };
  return (
    <form css={style.form} action={action} method="post" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} level={headingLevel} size="small" css={hideHeading && hidden}>
        {authTexts[purpose].title}
      </Heading>
      <RecipientFields {...shared} {...{ id, methods, method }} onMethodChange={choose} error={wrong} onTyped={typed} />
      <input type="hidden" name="method" value={method} />
      {trap}
      <Button id={`${id}send`} type="submit" size="large" wide loading={loading}>
        Получить код
      </Button>
      {authTexts[purpose].agreement && <Agreement {...{ privacyHref, licenceHref }} />}
    </form>
  );
}
