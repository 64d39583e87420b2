/** @jsxImportSource @emotion/react */
'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { CodeField } from '../code-field/index.ts';
import { Countdown } from '../countdown/index.ts';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import { fillNodes } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './auth-form-style.ts';
import type { CodeProps, CodeStepProps } from './auth-props.ts';
import { authTexts } from './auth-texts.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** State of the code field. The field gets the focus after an error and after a resend. */
function useTypedCode({ onCode, codeLength = 4, error, loading, cooldownUntil, shouldFocus }: CodeStepProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const handledCooldown = useRef(cooldownUntil);
  useFieldFocus(`${id}code`, { error: loading ? undefined : error, shouldFocus });
  useEffect(() => {
    if (handledCooldown.current === cooldownUntil) return;
    handledCooldown.current = cooldownUntil;
    document.getElementById(`${id}code`)?.focus();
  }, [id, cooldownUntil]);
  const submit = (event: FormEvent) => {
    if (!onCode) return;
    event.preventDefault();
    if (code.length === codeLength && !loading) onCode(code);
  };
  // A form without JavaScript cannot find out whether the code is complete, so its button is always enabled.
  const isCodeIncomplete = onCode !== undefined && code.length < codeLength;
  return { id, setCode, submit, isCodeIncomplete };
}

/** The second step of signing in: entering the code. A complete code is submitted at once, without the button. */
export function CodeStep(props: CodeStepProps) {
  const { sentTo, onCode, onBack, backHref, onResend, codeLength, error, loading, cooldownUntil, now } = props;
  const { headingLevel = 2, hideHeading = false, action, purpose = 'sign-in' } = props;
  const texts = useTexts('authForm', authTexts);
  const { id, setCode, submit, isCodeIncomplete } = useTypedCode(props);
  return (
    <form css={style.form} action={action} method="post" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} level={headingLevel} size="small" css={hideHeading && hidden}>
        {texts.codeTitle}
      </Heading>
      <SentTo {...{ sentTo, onBack, backHref }} />
      <CodeField
        css={style.cells}
        id={`${id}code`}
        label={texts.codeLabel}
        hideLabel
        name="code"
        length={codeLength}
        error={error}
        loading={loading}
        onValueChange={setCode}
        onComplete={onCode}
      />
      <Button type="submit" size="large" wide loading={loading} disabled={isCodeIncomplete && !loading}>
        {texts.purposes[purpose].submit}
      </Button>
      <ResendCode {...{ cooldownUntil, now, loading, onResend }} />
    </form>
  );
}

/** Offers another code once the cooldown has passed. Requesting another code moves the focus back to the field. */
function ResendCode({ cooldownUntil, now, loading, onResend }: Pick<CodeProps, 'cooldownUntil' | 'now' | 'loading' | 'onResend'>) {
  const texts = useTexts('authForm', authTexts);
  const [passedCooldown, setPassedCooldown] = useState<number>();
  const isWaiting = cooldownUntil !== undefined && passedCooldown !== cooldownUntil;
  return (
    <div css={style.resend}>
      {isWaiting ? (
        <p>
          {fillNodes(texts.resendIn, {
            time: <Countdown until={cooldownUntil} now={now} onEnd={() => setPassedCooldown(cooldownUntil)} />,
          })}
        </p>
      ) : (
        onResend && (
          // Not `disabled`, because a disabled button would lose the focus after the press.
          <Button variant="text" size="small" aria-disabled={loading} onClick={() => !loading && onResend()}>
            {texts.resend}
          </Button>
        )
      )}
    </div>
  );
}

/** Names the recipient of the code, with a link back for changing the recipient. */
function SentTo({ sentTo, onBack, backHref }: Pick<CodeProps, 'sentTo' | 'onBack' | 'backHref'>) {
  const texts = useTexts('authForm', authTexts);
  if (!sentTo) return null;
  return (
    <p css={style.sentTo}>
      {fillNodes(texts.sentTo, { recipient: <b>{sentTo}</b> })}
      <span css={style.wideSpace}> </span>
      {onBack ? (
        <Button variant="text" onClick={onBack}>
          {texts.change}
        </Button>
      ) : (
        backHref && (
          <LinkButton variant="text" href={backHref}>
            {texts.change}
          </LinkButton>
        )
      )}
    </p>
  );
}
