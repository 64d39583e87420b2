import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { SignInButton } from '../../auth/link/SignInLink.tsx';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { displayFace } from '../../platform/theme/text-style.ts';

const root = css({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  marginBlock: space(5),
  padding: space(5),
  background: color('tile'),
  font: font(400, 14),
});

const signInLink = css({ marginTop: space(2) });

const figure = css(displayFace, { fontSize: '1.75rem', lineHeight: '2rem', fontWeight: 600 });

/** Shows a guest what an account would bring: the saving on this cart, or the sign-up bonus. */
export function RegistrationTeaser({ memberSaving }: { memberSaving: number | null }) {
  if (useSignedIn()) return null;
  return (
    <aside css={root} aria-label="Регистрация">
      {memberSaving ? (
        <>
          <p css={figure}>−{formatMoney(memberSaving)}</p>
          <p>Столько вы сэкономите по&nbsp;ценам для&nbsp;своих. И&nbsp;5&nbsp;000&nbsp;бонусов за&nbsp;регистрацию с&nbsp;телефоном.</p>
        </>
      ) : (
        <>
          <p css={figure}>+5&nbsp;000</p>
          <p>Бонусов за&nbsp;регистрацию с&nbsp;телефоном. Один бонус&nbsp;— один рубль.</p>
        </>
      )}
      <SignInButton css={signInLink} variant="line" size="small">
        Войти или зарегистрироваться
      </SignInButton>
    </aside>
  );
}
