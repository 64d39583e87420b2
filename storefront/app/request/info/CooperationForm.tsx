import { RadioGroup } from '@meet/ui-kit/radio-group';
import { TextArea } from '@meet/ui-kit/text-area';
import { TextField } from '@meet/ui-kit/text-field';
import { ContactFields } from '../ContactFields.tsx';
import { type RequestFields, RequestFrame, type RequestFrameProps } from '../RequestFrame.tsx';

const companyTypes = ['ООО', 'ИП', 'АО', 'Самозанятый'].map((value) => ({ value, label: value }));

const Fields = ({ field }: { field: RequestFields }) => {
  const { id: _, ...companyType } = field('companyType');
  return (
    <>
      <TextField {...field('companyName')} label="Компания" autoComplete="organization" maxLength={150} />
      <RadioGroup {...companyType} label="Форма" direction="row" options={companyTypes} />
      <TextField {...field('inn')} label="ИНН" inputMode="numeric" autoComplete="off" maxLength={14} />
      <TextField {...field('fullName')} label={'Имя и\u00a0фамилия'} autoComplete="name" maxLength={150} />
      <ContactFields field={field} />
      <TextArea {...field('description')} label="Что предлагаете" optional maxLength={900} autoComplete="off" />
    </>
  );
};

/** The form of cooperation. */
export const CooperationForm = (props: Pick<RequestFrameProps, 'at' | 'values' | 'result'>) => (
  <RequestFrame {...props} form="cooperation" label="Предложить сотрудничество" action="/info/partners" submit="Отправить заявку">
    {(field) => <Fields field={field} />}
  </RequestFrame>
);
