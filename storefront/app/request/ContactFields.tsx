import { PhoneField } from '@meet/ui-kit/phone-field';
import { TextField } from '@meet/ui-kit/text-field';
import { twoColumns } from '../platform/theme/form-style.ts';
import type { RequestFields } from './RequestFrame.tsx';

interface ContactFieldsProps {
  field: RequestFields;
  /**
   * Whether the form needs no e-mail address.
   * @default false
   */
  isEmailOptional?: boolean;
}

/** Contact fields by which the shop reaches the sender. */
export const ContactFields = ({ field, isEmailOptional = false }: ContactFieldsProps) => (
  <div css={twoColumns}>
    <PhoneField {...field('phone')} label="Телефон" hint={'Перезвоним с\u00a010 до\u00a020 по\u00a0Москве'} />
    <TextField
      {...field('email')}
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      optional={isEmailOptional}
      hint={isEmailOptional ? 'Пришлём подтверждение' : undefined}
    />
  </div>
);
