import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { fields } from '../../platform/theme/form-style.ts';
import { PhotosField } from '../../platform/upload/PhotosField.tsx';
import { usePhotos } from '../../platform/upload/use-photo-uploads.ts';
import { ContactFields } from '../ContactFields.tsx';
import { RequestFrame } from '../RequestFrame.tsx';
import { valuesFor } from '../request-form.rules.ts';
import { AboutProduct } from './AboutProduct.tsx';
import { PhotoNeedsAccount } from './PhotoNeedsAccount.tsx';
import type { ProductFormProps } from './product-forms.ts';

const nothing = () => undefined;

/** Reports that a product costs less elsewhere. Photos need an account, and JavaScript. */
export function PriceMatchForm({ product, user, onSignIn, ...frame }: ProductFormProps) {
  const { photos, uploads, remove, collect } = usePhotos([], nothing);
  return (
    <div css={fields}>
      <AboutProduct product={product} />
      <p>Пришлите ссылку{user ? ' или фото ценника' : ''}. Проверим и&nbsp;предложим такую же цену.</p>
      <RequestFrame
        {...frame}
        form="priceMatch"
        label="Нашли дешевле?"
        action={`/product/${product.slug}/price-match`}
        values={valuesFor(user)}
        submit="Отправить"
        photos={collect}
      >
        {(field) => (
          <>
            <input type="hidden" name="productId" value={product.id} />
            <TextField
              {...field('link')}
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
            <ContactFields field={field} isEmailOptional />
            <TextArea
              {...field('text')}
              label="Комментарий"
              optional
              placeholder="Размер, цвет, город"
              maxLength={900}
              autoComplete="off"
            />
          </>
        )}
      </RequestFrame>
    </div>
  );
}
