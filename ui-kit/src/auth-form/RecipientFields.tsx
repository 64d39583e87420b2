'use client';

import { PhoneField } from '../phone-field/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import type { AuthMethod, RecipientProps } from './auth-props.ts';
import { NativeMethods } from './NativeMethods.tsx';
import { OwnRecipients } from './OwnRecipients.tsx';

const hints = { 4: 'Пришлём код из\u00a0четырёх цифр', 6: 'Пришлём код из\u00a0шести цифр' } as const;
const toMethod = (tab: string): AuthMethod => (tab === 'phone' ? 'phone' : 'email');

interface RecipientFieldsProps extends Pick<RecipientProps, 'own' | 'email' | 'phone' | 'codeLength' | 'methodHrefs'> {
  id: string;
  methods: readonly AuthMethod[];
  method: AuthMethod;
  onMethodChange: (method: AuthMethod) => void;
  /** Error message for the field of the selected method. */
  error: string | undefined;
  onTyped: () => void;
}

function EmailField({ id, email, error, codeLength = 4, onTyped }: Omit<RecipientFieldsProps, 'method' | 'methods'>) {
  return (
    <TextField
      hint={hints[codeLength]}
      onValueChange={onTyped}
      id={`${id}email`}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="name@example.ru"
      defaultValue={email}
      error={error}
    />
  );
}

function NumberField({ id, phone, error, codeLength = 4, onTyped }: Omit<RecipientFieldsProps, 'method' | 'methods'>) {
  return (
    <PhoneField
      hint={hints[codeLength]}
      onValueChange={onTyped}
      id={`${id}phone`}
      label="Номер телефона"
      name="phone"
      defaultValue={phone}
      error={error}
    />
  );
}

/** The recipient field of each available method. */
export function RecipientFields({ methods, method, error, ...field }: RecipientFieldsProps) {
  const { id, own, methodHrefs, onMethodChange } = field;
  if (own) return <OwnRecipients id={`${id}own`} own={own} method={method} onMethodChange={onMethodChange} error={error} />;
  const email = <EmailField {...field} error={method === 'email' ? error : undefined} />;
  const phone = <NumberField {...field} error={method === 'phone' ? error : undefined} />;
  if (methods.length === 1) return method === 'email' ? email : phone;
  const tabs = [
    { value: 'email', label: 'Email', content: email },
    { value: 'phone', label: 'Номер телефона', content: phone },
  ];
  const chosen = (tab: string) => onMethodChange(toMethod(tab));
  return (
    <>
      {methodHrefs && <NativeMethods hrefs={methodHrefs} method={method} />}
      <Tabs label="Куда прислать код" value={method} onValueChange={chosen} tabs={tabs} keepMounted />
    </>
  );
}
