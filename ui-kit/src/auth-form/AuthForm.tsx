/** @jsxImportSource @emotion/react */
'use client';

import { useState } from 'react';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './auth-form-style.ts';
import type { AuthFormProps } from './auth-props.ts';
import { authTexts } from './auth-texts.ts';
import { CodeStep } from './CodeStep.tsx';
import { RecipientStep } from './RecipientStep.tsx';

function ShopPitch() {
  const { pitchAmount, pitchText } = useTexts('authForm', authTexts);
  return (
    <>
      <p css={style.pitchAmount}>{pitchAmount}</p>
      <p css={style.pitchText}>{pitchText}</p>
    </>
  );
}

/** Sign-in by one-time code, in two steps: the recipient, then the code. It makes no requests; the page does. */
export function AuthForm({ step, pitch = <ShopPitch />, takesFocus = false, ...stepProps }: AuthFormProps) {
  const [initialStep] = useState(step);
  const [shouldFocus, setShouldFocus] = useState(takesFocus);
  if (step !== initialStep && !shouldFocus) setShouldFocus(true);
  const sentTo = stepProps.own?.find(({ recipient }) => recipient === stepProps.sentTo)?.label ?? stepProps.sentTo;
  // Removes the props of both steps. The others are attributes of the root element.
  const { own, email, phone, method, methods, defaultMethod, onMethodChange, methodHrefs, onSend, privacyHref, licenceHref, ...others } =
    stepProps;
  const { codeLength, error, loading, purpose, hideHeading, headingLevel, action, sentTo: _, onCode, onBack, backHref, ...rest } = others;
  const { onResend, cooldownUntil, now, ...divProps } = rest;
  return (
    <div css={[style.root, pitch === null && style.withoutPitch]} {...divProps}>
      {pitch !== null && <div css={style.pitch}>{pitch}</div>}
      {step === 'recipient' ? (
        <RecipientStep {...stepProps} shouldFocus={shouldFocus} />
      ) : (
        <CodeStep {...stepProps} sentTo={sentTo} shouldFocus={shouldFocus} />
      )}
    </div>
  );
}
