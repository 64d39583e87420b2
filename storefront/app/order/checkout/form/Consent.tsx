import { css } from '@emotion/react';
import { Checkbox } from '@meet/ui-kit/checkbox';
import { hidden } from '@meet/ui-kit/hidden';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { VisibleErrors } from '../../../platform/form/field-errors.ts';
import { buildFieldId } from './CheckoutPart.tsx';
import { type CheckoutValues, type FieldName, readInput, toRecipientKey } from './checkout-form.rules.ts';

const note = css({ font: font(400, 12), color: color('muted') });
/** A link within the label would open the text under a thumb that wants to tick the box. */
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(2),
  '& > a': { font: font(400, 14), lineHeight: 'var(--meet-target)', [media.desktop]: { lineHeight: '36px' } },
});

const Text = ({ children }: { children: ReactNode }) => (
  <Link href="/info/offer/personal-data" variant="underlined">
    {children}
  </Link>
);

/** Whether the form names the recipient who has consented with an earlier order. */
function useIsSameRecipient(form: RefObject<HTMLFormElement | null>, { values, earlier }: Pick<ConsentProps, 'values' | 'earlier'>) {
  const [isSame, setSame] = useState(earlier?.recipientKey === toRecipientKey(values));
  useEffect(() => {
    const { current: fields } = form;
    if (!fields || !earlier) return;
    const compare = () => setSame(toRecipientKey(readInput(new FormData(fields)).values) === earlier.recipientKey);
    fields.addEventListener('input', compare);
    return () => fields.removeEventListener('input', compare);
  }, [form, earlier]);
  return isSame;
}

interface ConsentProps {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  /** Who has consented with the newest order. */
  earlier: { recipientKey: string } | null;
  fieldErrors: VisibleErrors<FieldName>;
  onEdit: () => void;
}

/**
 * Consent to the processing of personal data, beside the main button. The law wants it apart from the offer, which the button accepts. One
 * with the newest order counts as long as the recipient is the same person, also if the text has changed since: the order that it was given
 * with says to which text.
 */
export function Consent({ form, values, earlier, fieldErrors: { getError, markCorrected }, onEdit }: ConsentProps) {
  const isSame = useIsSameRecipient(form, { values, earlier });
  const error = getError('consent');
  // After a refusal the checkbox stays, also when the shopper ticks it.
  const [isRefused, setRefused] = useState(error !== undefined);
  if (error !== undefined && !isRefused) setRefused(true);
  const edit = () => {
    markCorrected('consent');
    onEdit();
  };
  // Also sent without the checkbox, because the next page of the same form may have one.
  const version = <input type="hidden" form="checkout" name="consentVersion" value={values.consentVersion} />;
  if (earlier && isSame && !isRefused) {
    return (
      <p css={note}>
        {version}
        <input type="hidden" form="checkout" name="consentFor" value={earlier.recipientKey} />
        Ваше <Text>согласие на&nbsp;обработку данных</Text> действует
      </p>
    );
  }
  return (
    <div css={row}>
      {version}
      <Checkbox
        id={buildFieldId('consent')}
        form="checkout"
        name="consent"
        value="yes"
        defaultChecked={values.consent !== ''}
        error={error}
        onCheckedChange={edit}
        label={<>Согласие на&nbsp;обработку персональных данных</>}
      />
      <Text>
        Текст<span css={hidden}> согласия</span>
      </Text>
    </div>
  );
}
