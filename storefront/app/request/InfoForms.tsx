import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { color, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import { twoColumns } from '../platform/theme/form-style.ts';
import { ContactFields } from './ContactFields.tsx';
import { type GetFieldProps, RequestForm, type RequestFormProps } from './RequestForm.tsx';

const root = css({
  display: 'grid',
  gap: space(5),
  marginTop: space(10),
  paddingTop: space(8),
  borderTop: `1px solid ${color('line')}`,
  '@media print': { display: 'none' },
});

/** A form below the text of an information page. */
export function InfoForm({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section css={root} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const companyTypes = ['ООО', 'ИП', 'АО', 'Самозанятый'].map((value) => ({ value, label: value }));

const CooperationFields = ({ getFieldProps }: { getFieldProps: GetFieldProps }) => {
  const { id: _, ...companyType } = getFieldProps('companyType');
  return (
    <>
      <TextField {...getFieldProps('companyName')} label="Компания" autoComplete="organization" maxLength={150} />
      <RadioGroup {...companyType} label="Форма" direction="row" options={companyTypes} />
      <TextField {...getFieldProps('inn')} label="ИНН" inputMode="numeric" autoComplete="off" maxLength={14} />
      <TextField {...getFieldProps('fullName')} label={'Имя и\u00a0фамилия'} autoComplete="name" maxLength={150} />
      <ContactFields getFieldProps={getFieldProps} />
      <TextArea {...getFieldProps('description')} label="Что предлагаете" optional maxLength={900} autoComplete="off" />
    </>
  );
};

export const CooperationForm = (props: Pick<RequestFormProps, 'pageTime' | 'values' | 'result'>) => (
  <RequestForm {...props} form="cooperation" label="Предложить сотрудничество" action="/info/partners" submitLabel="Отправить заявку">
    {(getFieldProps) => <CooperationFields getFieldProps={getFieldProps} />}
  </RequestForm>
);

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
