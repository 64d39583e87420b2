/** @jsxImportSource @emotion/react */
'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import { Link } from '../link/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import * as style from './auth-form-style.ts';
import type { AuthMethod, RecipientStepProps } from './auth-props.ts';
import { useFieldFocus } from './use-field-focus.ts';

const missing: Record<AuthMethod, string> = { email: 'Введите email', phone: 'Введите номер телефона' };
const hints = { 4: 'Пришлём код из\u00a0четырёх цифр', 6: 'Пришлём код из\u00a0шести цифр' } as const;
const methodOf = (tab: string): AuthMethod => (tab === 'phone' ? 'phone' : 'email');
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** First step: where the code is sent to. What was typed stays, in the other tab too. */
export function RecipientStep(props: RecipientStepProps) {
  const { method: given, defaultMethod = 'email', onMethodChange, onSend, codeLength = 4, error, loading, arrived } = props;
  const { email, phone, privacyHref = '/privacy', licenceHref = '/licence', headingLevel = 2, hideHeading = false, action } = props;
  const id = useId();
  const [kept, keep] = useState(defaultMethod);
  const [empty, setEmpty] = useState<AuthMethod>();
  const method = given ?? kept;
  const wrong = error ?? (empty === method ? missing[method] : undefined);
  useFieldFocus(`${id}${method}`, { error: loading ? undefined : wrong, arrived });
  const choose = (next: AuthMethod) => {
    keep(next);
    onMethodChange?.(next);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const recipient = textOf(data.get(method));
    setEmpty(recipient === '' ? method : undefined);
    if (recipient !== '') onSend({ method, recipient, website: textOf(data.get('website')) });
  };
  const typed = () => setEmpty(undefined);
  const fields = { hint: hints[codeLength], onValueChange: typed } as const;
  const tabs = [
    {
      value: 'email',
      label: 'Email',
      content: (
        <TextField
          {...fields}
          id={`${id}email`}
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.ru"
          defaultValue={email}
          error={method === 'email' ? wrong : undefined}
        />
      ),
    },
    {
      value: 'phone',
      label: 'Номер телефона',
      content: (
        <PhoneField
          {...fields}
          id={`${id}phone`}
          label="Номер телефона"
          name="phone"
          defaultValue={phone}
          error={method === 'phone' ? wrong : undefined}
        />
      ),
    },
  ];
  return (
    <form css={style.form} action={action} method="post" noValidate onSubmit={send} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} level={headingLevel} size="small" css={hideHeading && hidden}>
        Авторизация
      </Heading>
      <Tabs label="Куда прислать код" value={method} onValueChange={(tab) => choose(methodOf(tab))} tabs={tabs} keepMounted />
      <div css={style.trap} aria-hidden="true">
        <label>
          Сайт
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" wide loading={loading}>
        Получить код
      </Button>
      <p css={style.agreement}>
        Продолжая, вы принимаете{' '}
        <Link href={privacyHref} variant="underlined">
          политику конфиденциальности
        </Link>{' '}
        и&nbsp;
        <Link href={licenceHref} variant="underlined">
          лицензионное соглашение
        </Link>
      </p>
    </form>
  );
}
