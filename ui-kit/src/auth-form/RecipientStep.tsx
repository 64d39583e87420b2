/** @jsxImportSource @emotion/react */
'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import { Link } from '../link/index.ts';
import { fillNodes } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './auth-form-style.ts';
import type { AuthMethod, OwnRecipient, RecipientProps, RecipientStepProps } from './auth-props.ts';
import { authTexts } from './auth-texts.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { useFieldFocus } from './use-field-focus.ts';

/** The terms that the shopper accepts by continuing. */
function Agreement({ privacyHref = '/privacy', licenceHref = '/licence' }: Pick<RecipientProps, 'privacyHref' | 'licenceHref'>) {
  const texts = useTexts('authForm', authTexts);
  return (
    <p css={style.agreement}>
      {fillNodes(texts.agreement, {
        privacy: (
          <Link href={privacyHref} variant="underlined">
            {texts.privacy}
          </Link>
        ),
        licence: (
          <Link href={licenceHref} variant="underlined">
            {texts.licence}
          </Link>
        ),
      })}
    </p>
  );
}

/** Honeypot field: only bots fill it in. */
const Honeypot = ({ label }: { label: string }) => (
  <div css={style.honeypot} aria-hidden="true">
    <label>
      {label}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The first step of signing in: where to send the code. Each tab keeps what was typed in it. */
export function RecipientStep(props: RecipientStepProps) {
  const { own, email, phone, codeLength, methodHrefs, privacyHref, licenceHref } = props;
  const { headingLevel = 2, hideHeading = false, action, purpose = 'sign-in', loading } = props;
  const { id, methods, method, chooseMethod, errorMessage, submit, clearError } = useRecipient(props);
  const fieldProps = { own, email, phone, codeLength, methodHrefs };
  const texts = useTexts('authForm', authTexts);
  return (
    <form css={style.form} action={action} method="post" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} level={headingLevel} size="small" css={hideHeading && hidden}>
        {texts.purposes[purpose].title}
      </Heading>
      <RecipientFields
        {...fieldProps}
        {...{ id, methods, method }}
        onMethodChange={chooseMethod}
        error={errorMessage}
        onInput={clearError}
      />
      <input type="hidden" name="method" value={method} />
      <Honeypot label={texts.trap} />
      <Button id={`${id}send`} type="submit" size="large" wide loading={loading}>
        {texts.send}
      </Button>
      {purpose === 'sign-in' && <Agreement {...{ privacyHref, licenceHref }} />}
    </form>
  );
}

const allMethods: readonly AuthMethod[] = ['email', 'phone'];
const findRecipient = (own: readonly OwnRecipient[], chosenMethod: AuthMethod) =>
  own.find(({ method }) => method === chosenMethod)?.recipient ?? '';
const readTrimmed = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Chooses how the code is sent: by the method that the page sets, or else by the shopper's choice. An unavailable method is not used. */
function useMethod({ own, methods, method: controlledMethod, defaultMethod, onMethodChange }: RecipientStepProps) {
  const availableMethods = methods ?? own?.map(({ method }) => method) ?? allMethods;
  const initialMethod = defaultMethod ?? availableMethods[0] ?? 'email';
  const [pickedMethod, setPickedMethod] = useState(initialMethod);
  const requestedMethod = controlledMethod ?? pickedMethod;
  const chooseMethod = (newMethod: AuthMethod) => {
    setPickedMethod(newMethod);
    onMethodChange?.(newMethod);
  };
  return { methods: availableMethods, method: availableMethods.includes(requestedMethod) ? requestedMethod : initialMethod, chooseMethod };
}

/** State and validation of the recipient. An invalid field gets the focus. */
function useRecipient(props: RecipientStepProps) {
  const { own, onSend, error, loading, shouldFocus } = props;
  const id = useId();
  const { emailMissing, phoneMissing } = useTexts('authForm', authTexts);
  const { methods, method, chooseMethod } = useMethod(props);
  const [emptyMethod, setEmptyMethod] = useState<AuthMethod>();
  const errorMessage = error ?? (emptyMethod === method ? (method === 'email' ? emailMissing : phoneMissing) : undefined);
  useFieldFocus(own ? `${id}send` : `${id}${method}`, { error: loading ? undefined : errorMessage, shouldFocus });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const recipient = own ? findRecipient(own, method) : readTrimmed(formData.get(method));
    setEmptyMethod(recipient === '' ? method : undefined);
    if (recipient !== '') onSend({ method, recipient, website: readTrimmed(formData.get('website')) });
  };
  return { id, methods, method, chooseMethod, errorMessage, submit, clearError: () => setEmptyMethod(undefined) };
}
