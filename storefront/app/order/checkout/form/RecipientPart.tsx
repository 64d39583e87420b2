import { css } from '@emotion/react';
import { PhoneField } from '@meet/ui-kit/phone-field';
import { TextField } from '@meet/ui-kit/text-field';
import { media } from '@meet/ui-kit/theme';
import { fields, twoColumns, twoShort } from '../../../platform/theme/form-style.ts';
import { note } from '../checkout-style.ts';
import { CheckoutPart, type FormPartProps } from './CheckoutPart.tsx';
import { Fold } from './Fold.tsx';

const unbroken = css({ whiteSpace: 'nowrap' });
/** The line of the e-mail is below the phone, or level with it where there is room. */
const contacts = css(twoColumns, {
  [media.tablet]: { '& > :last-child': { gridColumn: '1 / -1' } },
  [media.wide]: { '& > :last-child': { gridColumn: 2 }, '& > details:not([open])': { paddingTop: 26 } },
});

/** Groups the digits of a Russian number: «+7 900 123-45-67». */
const groupDigits = (phone: string) => phone.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7\u00a0$1\u00a0$2-$3-$4');

const names = ['name', 'surname', 'phone'] as const;

/** Who receives the order. The e-mail is the one of the sign-in unless the shopper changes it. */
export function RecipientPart({ buildFieldProps, values, isRepeat, isRight }: FormPartProps) {
  const { name, surname, phone, email } = values;
  return (
    <CheckoutPart
      title="Получатель"
      isFolded={isRepeat && isRight(...names, 'email')}
      text={
        <>
          {name} {surname}, <span css={unbroken}>{groupDigits(phone)}</span>
          <br />
          {email}
        </>
      }
    >
      <div css={fields}>
        <div css={twoShort}>
          <TextField {...buildFieldProps('name')} label="Имя" autoComplete="given-name" maxLength={60} />
          <TextField {...buildFieldProps('surname')} label="Фамилия" autoComplete="family-name" maxLength={60} />
        </div>
        <div css={contacts}>
          <PhoneField {...buildFieldProps('phone')} label="Телефон" hint={'По\u00a0нему позвонит курьер или\u00a0менеджер'} />
          <Fold isFolded={isRight('email')} text={<span css={note}>Чек и&nbsp;письма о&nbsp;заказе придут на&nbsp;{email}</span>}>
            <TextField
              {...buildFieldProps('email')}
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              hint={'Сюда придут чек и\u00a0письма о\u00a0заказе'}
            />
          </Fold>
        </div>
      </div>
    </CheckoutPart>
  );
}
