import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { twoColumns } from '../../platform/theme/form-style.ts';
import { ContactFields } from '../ContactFields.tsx';
import { RequestFrame, type RequestFrameProps } from '../RequestFrame.tsx';

/** The form of goods that are made to order. */
export const MadeToOrderForm = (props: Pick<RequestFrameProps, 'at' | 'values' | 'result'>) => (
  <RequestFrame {...props} form="madeToOrder" label={'Товар под\u00a0заказ'} action="/tovar-pod-zakaz" submit="Отправить">
    {(field) => (
      <>
        <TextArea {...field('text')} label="Что ищете" placeholder="Бренд, модель, цвет или ссылка" maxLength={900} autoComplete="off" />
        <div css={twoColumns}>
          <TextField {...field('size')} label="Размер" optional placeholder={'Например, 42\u00a0EU'} maxLength={50} autoComplete="off" />
          <TextField
            {...field('priceUpTo')}
            label={'До\u00a0какой цены'}
            optional
            placeholder={'20\u00a0000\u00a0₽'}
            inputMode="numeric"
            maxLength={14}
            autoComplete="off"
          />
        </div>
        <ContactFields field={field} isEmailOptional />
      </>
    )}
  </RequestFrame>
);
