import { css } from '@emotion/react';
import { Checkbox } from '@meet/ui-kit/checkbox';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { VisibleErrors } from '../../../platform/form/field-errors.ts';
import { buildFieldId } from './CheckoutSection.tsx';
import { type CheckoutValues, type FieldName, readInput, toRecipientKey } from './checkout-form.rules.ts';

const note = css({ font: font(400, 12), color: color('muted') });
/** Its error is nearer to it than to the button below. */
const row = css({
  '& > div:has([aria-invalid=true])': { paddingBottom: space(2), '& > label + *': { marginTop: -6 } },
});

const ConsentTextLink = ({ children }: { children: ReactNode }) => (
  <Link href="/info/offer/personal-data" variant="underlined">
    {children}
  </Link>
);

/** Whether the form names the recipient who has consented with an earlier order. */
function useIsSameRecipient(
  form: RefObject<HTMLFormElement | null>,
  { values, earlierOrder }: Pick<ConsentProps, 'values' | 'earlierOrder'>,
) {
  const [isSameRecipient, setSameRecipient] = useState(earlierOrder?.recipientKey === toRecipientKey(values));
  useEffect(() => {
    const { current: formElement } = form;
    if (!formElement || !earlierOrder) return;
    const compare = () => setSameRecipient(toRecipientKey(readInput(new FormData(formElement)).values) === earlierOrder.recipientKey);
    formElement.addEventListener('input', compare);
    return () => formElement.removeEventListener('input', compare);
  }, [form, earlierOrder]);
  return isSameRecipient;
}

interface ConsentProps {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  /** Who has consented with the newest order. */
  earlierOrder: { recipientKey: string } | null;
  fieldErrors: VisibleErrors<FieldName>;
  onEdit: () => void;
}

/**
 * Consent to the processing of personal data, beside the main button. The law wants it apart from the offer, which the button accepts. One
 * with the newest order counts as long as the recipient is the same person, also if the text has changed since: the order that it was given
 * with says to which text.
 */
export function Consent({ form, values, earlierOrder, fieldErrors: { getError, markCorrected }, onEdit }: ConsentProps) {
  const isSameRecipient = useIsSameRecipient(form, { values, earlierOrder });
  const error = getError('consent');
  // After a refusal the checkbox stays, also when the shopper ticks it.
  const [isRefused, setRefused] = useState(error !== undefined);
  if (error !== undefined && !isRefused) setRefused(true);
  const handleEdit = () => {
    markCorrected('consent');
    onEdit();
  };
  // Also sent without the checkbox, because the next page of the same form may have one.
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
        // A press on the link opens the text and ticks nothing.
        label={
          <>
            Согласие на&nbsp;<ConsentTextLink>обработку персональных данных</ConsentTextLink>
          </>
        }
      />
    </div>
  );
}
