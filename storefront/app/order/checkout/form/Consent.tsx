import { Checkbox } from '@meet/ui-kit/checkbox';
import { Link } from '@meet/ui-kit/link';
import { useFieldErrors } from '../../../platform/form/field-errors.ts';
import { fieldId } from './CheckoutPart.tsx';
import type { FieldErrors } from './checkout-form.rules.ts';

interface ConsentProps {
  errors: FieldErrors;
  isGiven: boolean;
  onEdit: () => void;
}

/** Consent to the processing of personal data, beside the main button. The law wants it apart from the offer, which the button accepts. */
export function Consent({ errors, isGiven, onEdit }: ConsentProps) {
  const { getError, mend } = useFieldErrors(errors);
  const edit = () => {
    mend('consent');
    onEdit();
  };
  return (
    <Checkbox
      id={fieldId('consent')}
      form="checkout"
      name="consent"
      value="yes"
      defaultChecked={isGiven}
      error={getError('consent')}
      onCheckedChange={edit}
      label={
        <>
          Даю{' '}
          <Link href="/info/offer/personal-data" variant="underlined">
            согласие на&nbsp;обработку персональных данных
          </Link>
        </>
      }
    />
  );
}
