import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { twoColumns } from '../platform/theme/form-style.ts';
import { ContactFields } from './ContactFields.tsx';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';

/** Requests a product that the catalog lacks. */
export const MadeToOrderForm = (props: Pick<RequestFormProps, 'pageTime' | 'values' | 'result'>) => (
  <RequestForm {...props} form="madeToOrder" label={'Товар под\u00a0заказ'} action="/tovar-pod-zakaz" submitLabel="Отправить">
    {(getFieldProps) => (
      <>
        <TextArea
          {...getFieldProps('text')}
          label="Что ищете"
          placeholder="Бренд, модель, цвет или ссылка"
          maxLength={900}
          autoComplete="off"
        />
        <div css={twoColumns}>
          <TextField
            {...getFieldProps('size')}
            label="Размер"
            optional
            placeholder={'Например, 42\u00a0EU'}
            maxLength={50}
            autoComplete="off"
          />
          <TextField
            {...getFieldProps('priceUpTo')}
            label={'До\u00a0какой цены'}
            optional
            placeholder={'20\u00a0000\u00a0₽'}
            inputMode="numeric"
            maxLength={14}
            autoComplete="off"
          />
        </div>
        <ContactFields getFieldProps={getFieldProps} isEmailOptional />
      </>
    )}
  </RequestForm>
);
