/** @jsxImportSource @emotion/react */
'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { CodeField } from '../code-field/index.ts';
import { Countdown } from '../countdown/index.ts';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import * as style from './auth-form-style.ts';
import type { CodeStepProps } from './auth-props.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** Another code is asked for once the time has passed; then the way to type it is the field again. */
function Again({ cooldownUntil, now, loading, onResend }: CodeStepProps) {
  const [ended, end] = useState<number>();
  const waits = cooldownUntil !== undefined && ended !== cooldownUntil;
  return (
    <div css={style.again}>
      {waits ? (
        <p>
          Отправить ещё раз можно через <Countdown until={cooldownUntil} now={now} onEnd={() => end(cooldownUntil)} />
        </p>
      ) : (
        onResend && (
          <Button variant="text" size="small" disabled={loading} onClick={onResend}>
            Отправить ещё раз
          </Button>
        )
      )}
    </div>
  );
}

/** Second step: the code. Full, it is sent at once; the button is for those who mend it. */
export function CodeStep(props: CodeStepProps) {
  const {
    sentTo,
    onCode,
    onBack,
    codeLength = 4,
    error,
    loading,
    cooldownUntil,
    headingLevel = 2,
    hideHeading = false,
    action,
    arrived,
  } = props;
  const id = useId();
  const [code, setCode] = useState('');
  const sentAt = useRef(cooldownUntil);
  useFieldFocus(`${id}code`, { error: loading ? undefined : error, arrived });
  useEffect(() => {
    if (sentAt.current === cooldownUntil) return;
    sentAt.current = cooldownUntil;
    document.getElementById(`${id}code`)?.focus();
  }, [id, cooldownUntil]);
  const submit = (event: FormEvent) => {
    if (!onCode) return;
    event.preventDefault();
    if (code.length === codeLength && !loading) onCode(code);
  };
  return (
    <form css={style.form} action={action} method="post" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} level={headingLevel} size="small" css={hideHeading && hidden}>
        Введите код
      </Heading>
      {sentTo && (
        <p css={style.sentTo}>
          Отправили на&nbsp;<b>{sentTo}</b>{' '}
          {onBack && (
            <Button variant="text" onClick={onBack}>
              изменить
            </Button>
          )}
        </p>
      )}
      <CodeField
        css={style.cells}
        id={`${id}code`}
        label="Код из&nbsp;сообщения"
        hideLabel
        name="code"
        length={codeLength}
        error={error}
        loading={loading}
        onValueChange={setCode}
        onComplete={onCode}
      />
      <Button type="submit" size="large" wide loading={loading} disabled={code.length < codeLength && !loading}>
        Войти
      </Button>
      <Again {...props} />
    </form>
  );
}
