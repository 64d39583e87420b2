import { css } from '@emotion/react';
import { PhoneField } from '@meet/ui-kit/phone-field';
import { TextField } from '@meet/ui-kit/text-field';
import { color, font, media } from '@meet/ui-kit/theme';
import { twoColumns, twoShortFields } from '../../../platform/theme/form-style.ts';
import { formFields } from '../checkout-style.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { Fold } from './Fold.tsx';
import type { FormSectionProps } from './field-props.ts';

const hint = 'Сюда придут чек и\u00a0письма';
/** While the e-mail address is folded, it looks like a field beside the phone, but without a border. */
const contacts = css(twoColumns, {
  '& > details > summary': {
    alignItems: 'start',
    padding: 0,
    '& > span': { padding: 0 },
    '& > span:last-of-type': { marginTop: 26, [media.tablet]: { marginTop: 39 } },
  },
});
const emailText = css({
  display: 'grid',
  font: font(400, 14),
  '& > b': { marginBottom: 6, fontWeight: 500 },
  '& > span': { font: font(400, 16), [media.tablet]: { lineHeight: '48px' } },
  '& > small': { marginTop: 6, font: 'inherit', color: color('muted') },
});

const requiredNames = ['name', 'surname', 'phone'] as const;

/** Who receives the order. The e-mail address is the one of the account unless the shopper changes it. */
export function RecipientSection({ buildFieldProps, values, isRepeat, isBelowUnavailable, isFilledIn }: FormSectionProps) {
  const { name, surname, phone, email } = values;
  return (
    <CheckoutSection
      title="Получатель"
      isFolded={(isRepeat || isBelowUnavailable) && isFilledIn(...requiredNames, 'email')}
      text={
        <>
          {/* The e-mail address has its own line, because it may be long. */}
          {name} {surname}, {phone}
          <br />
          {email}
        </>
      }
    >
      <div css={formFields}>
        <div css={twoShortFields}>
          <TextField {...buildFieldProps('name')} label="Имя" autoComplete="given-name" maxLength={60} />
          <TextField {...buildFieldProps('surname')} label="Фамилия" autoComplete="family-name" maxLength={60} />
        </div>
        <div css={contacts}>
          <PhoneField {...buildFieldProps('phone')} label="Телефон" hint={'По\u00a0нему позвонит курьер или\u00a0менеджер'} />
          <Fold
            isFolded={isFilledIn('email')}
            text={
              <span css={emailText}>
                <b>Email</b> <span>{email}</span> <small>{hint}</small>
              </span>
            }
          >
            <TextField {...buildFieldProps('email')} label="Email" type="email" autoComplete="email" inputMode="email" hint={hint} />
          </Fold>
        </div>
      </div>
    </CheckoutSection>
  );
}
