import { PhoneField } from '@meet/ui-kit/phone-field';
import { TextField } from '@meet/ui-kit/text-field';
import { twoColumns } from '../platform/theme/form-style.ts';
import type { GetFieldProps } from './RequestForm.tsx';

interface ContactFieldsProps {
  getFieldProps: GetFieldProps;
  /**
   * Whether the form can be sent without an email address.
   * @default false
   */
  isEmailOptional?: boolean;
}

/** Contact fields by which the shop reaches the sender. */
export const ContactFields = ({ getFieldProps, isEmailOptional = false }: ContactFieldsProps) => (
  <div css={twoColumns}>
    <PhoneField {...getFieldProps('phone')} label="Телефон" hint={'Перезвоним с\u00a010 до\u00a020 по\u00a0Москве'} />
    <TextField
      {...getFieldProps('email')}
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      optional={isEmailOptional}
      hint={isEmailOptional ? 'Пришлём подтверждение' : undefined}
    />
  </div>
);
