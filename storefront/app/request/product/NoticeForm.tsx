import { RadioGroup } from '@meet/ui-kit/radio-group';
import { TextField } from '@meet/ui-kit/text-field';
import { isOneSize } from '../../catalog/size-label.ts';
import { fields } from '../../platform/theme/form-style.ts';
import { type GetFieldProps, RequestForm } from '../RequestForm.tsx';
import { createValues } from '../request-form.rules.ts';
import type { ProductFormProps } from './product-forms.ts';
import { RequestedProductSummary } from './RequestedProductSummary.tsx';

function SizeField({ getFieldProps, sizes }: { getFieldProps: GetFieldProps; sizes: ProductFormProps['product']['sizes'] }) {
  const { id: _, ...sizeProps } = getFieldProps('sizeId');
  const [firstSize, secondSize] = sizes;
  if (firstSize && !secondSize && isOneSize(firstSize.name)) return <input type="hidden" name="sizeId" value={firstSize.id} />;
  const options = sizes.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <RadioGroup
      {...sizeProps}
      defaultValue={sizeProps.defaultValue || (secondSize ? '' : firstSize?.id)}
      label="Размер"
      direction="row"
      options={options}
    />
  );
}

/** Requests a message when a sold-out size is back in stock. */
export function NoticeForm({ product, user, onSignIn: _, ...formProps }: ProductFormProps) {
  const sizes = product.sizes.filter(({ isAvailable }) => !isAvailable);
  return (
    <div css={fields}>
      <RequestedProductSummary product={product} />
      {sizes.length === 0 ? (
        <p>Все размеры есть в&nbsp;наличии.</p>
      ) : (
        <RequestForm
          {...formProps}
          form="notice"
          label="Сообщить, когда появится"
          action={`/product/${product.slug}/notice`}
          values={createValues(user)}
          submitLabel="Сообщить"
        >
          {(getFieldProps) => (
            <>
              <input type="hidden" name="productId" value={product.id} />
              <SizeField getFieldProps={getFieldProps} sizes={sizes} />
              <TextField
                {...getFieldProps('email')}
                label="Email"
                type="email"
                autoComplete="email"
                inputMode="email"
                hint="Одно письмо, когда размер появится. Потом адрес забудем"
              />
            </>
          )}
        </RequestForm>
      )}
    </div>
  );
}
