import { isPlainPress, Link } from '@meet/ui-kit/link';
import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import type { MouseEvent } from 'react';
import { useSignInHref } from '../../auth/link/SignInLink.tsx';
import { SignInStore } from '../../auth/session/sign-in.store.ts';
import { PhotosField } from '../../platform/form/PhotosField.tsx';
import { usePhotos } from '../../platform/form/use-photo-uploads.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { fields } from '../../platform/theme/form-style.ts';
import { withScript } from '../../platform/theme/layout-style.ts';
import { ContactFields } from '../ContactFields.tsx';
import { RequestForm } from '../RequestForm.tsx';
import { createValues, readSubmittedRequest } from '../request-form.rules.ts';
import type { ProductFormProps } from './product-forms.ts';
import { RequestedProductSummary } from './RequestedProductSummary.tsx';

/** Tells a guest that photos require an account, with a link through the sign-in back to the form. Adding photos requires JavaScript. */
function PhotoNeedsAccount({ onSignIn }: Pick<ProductFormProps, 'onSignIn'>) {
  const signIn = useStore(SignInStore);
  const handleSignInClick = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    const reopenForm = form && onSignIn?.(readSubmittedRequest(new FormData(form)).values);
    // On the page of this form `onSignIn` is undefined, because the form stays on the page below the sign-in dialog.
    signIn.runSignedIn(reopenForm ?? (() => undefined));
  };
  return (
    <p css={withScript}>
      Фото ценника можно приложить, если{' '}
      <Link href={useSignInHref()} variant="underlined" onClick={handleSignInClick}>
        войти в&nbsp;аккаунт
      </Link>
      . Всё, что вы&nbsp;написали, сохранится.
    </p>
  );
}

const doNothing = () => undefined;

/** Reports that a product costs less elsewhere. Photos require an account and JavaScript. */
export function PriceMatchForm({ product, user, onSignIn, ...formProps }: ProductFormProps) {
  const { photos, uploads, remove, collectUploaded } = usePhotos([], doNothing);
  return (
    <div css={fields}>
      <RequestedProductSummary product={product} />
      <p>Пришлите ссылку{user ? ' или фото ценника' : ''}. Проверим и&nbsp;предложим такую же цену.</p>
      <RequestForm
        {...formProps}
        form="priceMatch"
        label="Нашли дешевле?"
        action={`/product/${product.slug}/price-match`}
        values={createValues(user)}
        submitLabel="Отправить"
        collectPhotos={collectUploaded}
      >
        {(getFieldProps) => (
          <>
            <input type="hidden" name="productId" value={product.id} />
            <TextField
              {...getFieldProps('link')}
              label={'Ссылка на\u00a0товар'}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={500}
              autoComplete="off"
            />
            {user ? (
              <PhotosField label="Или фото ценника" name="uploadId" photos={photos} onRemove={remove} uploads={uploads} />
            ) : (
              <PhotoNeedsAccount onSignIn={onSignIn} />
            )}
            <ContactFields getFieldProps={getFieldProps} isEmailOptional />
            <TextArea
              {...getFieldProps('text')}
              label="Комментарий"
              optional
              placeholder="Размер, цвет, город"
              maxLength={900}
              autoComplete="off"
            />
          </>
        )}
      </RequestForm>
    </div>
  );
}
