import { isPlainPress, Link } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { useSignInHref } from '../../auth/link/SignInLink.tsx';
import { SignInStore } from '../../auth/session/sign-in.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { withScript } from '../../platform/theme/layout-style.ts';
import { submittedIn } from '../request-form.rules.ts';
import type { ProductFormProps } from './product-forms.ts';

/** Explains to a guest that photos need an account, and links to the sign-in and back. Adding photos requires JavaScript. */
export function PhotoNeedsAccount({ onSignIn }: Pick<ProductFormProps, 'onSignIn'>) {
  const signIn = useStore(SignInStore);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    const goOn = form && onSignIn?.(submittedIn(new FormData(form)).values);
    // On its own page, the form stays below the dialog.
    signIn.require(goOn ?? (() => undefined));
  };
  return (
    <p css={withScript}>
      Фото ценника можно приложить, если{' '}
      <Link href={useSignInHref()} variant="underlined" onClick={press}>
        войти в&nbsp;аккаунт
      </Link>
      . Всё, что вы&nbsp;написали, сохранится.
    </p>
  );
}
