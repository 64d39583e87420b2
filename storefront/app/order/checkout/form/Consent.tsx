import { css } from '@emotion/react';
import { Checkbox } from '@meet/ui-kit/checkbox';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { VisibleErrors } from '../../../platform/form/field-errors.ts';
import { type CheckoutValues, type FieldName, readInput, toRecipientKey } from './checkout-form.rules.ts';
import { buildFieldId } from './field-props.ts';

const note = css({ font: font(400, 12), color: color('muted') });
/** Places the error closer to the checkbox than to the button below. */
const row = css({
  '& > div:has([aria-invalid=true])': { paddingBottom: space(2), '& > label + *': { marginTop: -6 } },
});

const ConsentTextLink = ({ children }: { children: ReactNode }) => (
  <Link href="/info/offer/personal-data" variant="underlined">
    {children}
  </Link>
);

/** Whether the recipient in the form is the one who has consented with an earlier order. */
function useIsSameRecipient(
  form: RefObject<HTMLFormElement | null>,
  { values, earlierOrder }: Pick<ConsentProps, 'values' | 'earlierOrder'>,
) {
  const [isSameRecipient, setSameRecipient] = useState(earlierOrder?.recipientKey === toRecipientKey(values));
  useEffect(() => {
    const { current: formElement } = form;
    if (!formElement || !earlierOrder) return;
    const compareRecipients = () =>
      setSameRecipient(toRecipientKey(readInput(new FormData(formElement)).values) === earlierOrder.recipientKey);
    formElement.addEventListener('input', compareRecipients);
    return () => formElement.removeEventListener('input', compareRecipients);
  }, [form, earlierOrder]);
  return isSameRecipient;
}

interface ConsentProps {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  /** The newest order, with the recipient who has consented; null before the first order. */
  earlierOrder: { recipientKey: string } | null;
  fieldErrors: VisibleErrors<FieldName>;
  onEdit: () => void;
}

/**
 * Consent to the processing of personal data, beside the main button. The law requires it to be separate from the acceptance of the offer,
 * which the button expresses. A consent given with the newest order is valid as long as the recipient is the same person, even if the text
 * has changed since: that order stores the version of the text.
 */
export function Consent({ form, values, earlierOrder, fieldErrors: { getError, markCorrected }, onEdit }: ConsentProps) {
  const isSameRecipient = useIsSameRecipient(form, { values, earlierOrder });
  const error = getError('consent');
  // After a refusal the checkbox stays visible, also when the shopper has ticked it.
  const [isRefused, setRefused] = useState(error !== undefined);
  if (error !== undefined && !isRefused) setRefused(true);
  const handleEdit = () => {
    markCorrected('consent');
    onEdit();
  };
  // Submitted even if the checkbox is not displayed, because the next page of the same form may display it.
  const versionField = <input type="hidden" form="checkout" name="consentVersion" value={values.consentVersion} />;
  if (earlierOrder && isSameRecipient && !isRefused) {
    return (
      <p css={note}>
        {versionField}
        <input type="hidden" form="checkout" name="consentFor" value={earlierOrder.recipientKey} />
        Ваше <ConsentTextLink>согласие на&nbsp;обработку данных</ConsentTextLink> действует
      </p>
    );
  }
  return (
    <div css={row}>
      {versionField}
      <Checkbox
        id={buildFieldId('consent')}
        form="checkout"
        name="consent"
        value="yes"
        defaultChecked={values.consent !== ''}
        error={error}
        onCheckedChange={handleEdit}
        // Pressing the link opens the text without ticking the checkbox.
        label={
          <>
            Согласие на&nbsp;<ConsentTextLink>обработку персональных данных</ConsentTextLink>
          </>
        }
      />
    </div>
  );
}
