import type { AuthPurpose } from './auth-props.ts';

interface AuthTexts {
  /** Heading of the first step. */
  title: string;
  /** Label of the button below the code. */
  submit: string;
  /** Whether continuing accepts the shop's terms. */
  agreement: boolean;
}

export const authTexts: Record<AuthPurpose, AuthTexts> = {
  'sign-in': { title: 'Авторизация', submit: 'Войти', agreement: true },
  confirm: { title: 'Подтверждение', submit: 'Подтвердить', agreement: false },
  identity: { title: 'Подтвердите, что это\u00a0вы', submit: 'Подтвердить', agreement: false },
  delete: { title: 'Удаление аккаунта', submit: 'Удалить аккаунт', agreement: false },
};
