import { PhoneField } from '@meet/ui-kit/phone-field';
import { TextField } from '@meet/ui-kit/text-field';
import { fields, pair } from '../../../platform/theme/form-style.ts';
import { CheckoutPart, type PartProps } from './CheckoutPart.tsx';

/** Who receives the order. */
export function RecipientPart({ field }: PartProps) {
  return (
    <CheckoutPart title="Получатель">
      <div css={fields}>
        <div css={pair}>
          <TextField {...field('name')} label="Имя" autoComplete="given-name" maxLength={60} />
          <TextField {...field('surname')} label="Фамилия" autoComplete="family-name" maxLength={60} />
        </div>
        <div css={pair}>
          <PhoneField {...field('phone')} label="Телефон" hint={'По\u00a0нему позвонит курьер или\u00a0менеджер'} />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={'Сюда придут чек и\u00a0письма о\u00a0заказе'}
          />
        </div>
      </div>
    </CheckoutPart>
  );
}
