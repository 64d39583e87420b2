import { RadioGroup } from '@meet/ui-kit/radio-group';
import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { ContactFields } from './ContactFields.tsx';
import { type GetFieldProps, RequestForm, type RequestFormProps } from './RequestForm.tsx';

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

/** Proposes to the shop to work together. */
export const CooperationForm = (props: Pick<RequestFormProps, 'pageTime' | 'values' | 'result'>) => (
  <RequestForm {...props} form="cooperation" label="Предложить сотрудничество" action="/info/partners" submitLabel="Отправить заявку">
    {(getFieldProps) => <CooperationFields getFieldProps={getFieldProps} />}
  </RequestForm>
);
