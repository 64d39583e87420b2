import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { TextField } from '@meet/ui-kit/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { type AccessLevel, ConfirmSecondFactorDocument } from '../../platform/graphql/generated/graphql.ts';
import { form, note } from '../account-style.ts';
import { useAccountAction } from '../use-account-action.ts';

const codeLength = 6;
const codeFieldStyle = css({ maxWidth: 240 });
const levels: Record<AccessLevel, string> = {
  CUSTOMER: 'Покупатель',
  SUPPORT: 'Поддержка',
  MANAGER: 'Менеджер',
  ADMIN: 'Администратор',
};

interface StaffSectionProps {
  /** Access level of this session. */
  level: AccessLevel;
  /** Access level after the second factor. */
  grantedLevel: AccessLevel;
}

/**
 * Shows the access level of an employee. While the session has a lower level, the employee can raise it with a code of their authenticator
 * app.
 */
export function StaffSection({ level, grantedLevel }: StaffSectionProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useAccountAction(() => queryApi(ConfirmSecondFactorDocument, { variables: { code } }), 'Права подтверждены');
  useEffect(() => {
    if (confirmation.failure) field.current?.select();
  }, [confirmation.failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) confirmation.run();
  };
  if (level === grantedLevel) return <p>{levels[level]}: права действуют в&nbsp;этом сеансе.</p>;
  return (
    <form css={form} onSubmit={submit} aria-label="Для сотрудников">
      <p>
        {levels[grantedLevel]}. <span css={note}>Чтобы права действовали в&nbsp;этом сеансе, введите код из&nbsp;приложения.</span>
      </p>
      <TextField
        ref={field}
        css={codeFieldStyle}
        label="Код из&nbsp;приложения"
        name="totp"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onValueChange={(typedText) => setCode(typedText.replace(/\D/g, '').slice(0, codeLength))}
        error={confirmation.failure?.message}
      />
      <Button type="submit" loading={confirmation.isRunning} disabled={code.length < codeLength}>
        Подтвердить
      </Button>
    </form>
  );
}
