import { css } from '@emotion/react';
import { media } from '@meet/ui-kit/theme';
import { Form } from 'react-router';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { VisibleErrors } from '../../../platform/form/field-errors.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import type { DestinationValues } from '../quote/quote-request.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import type { CheckoutValues, FieldErrors, FieldName } from './checkout-form.rules.ts';
import type { DeliveryOptions } from './DeliveryMethods.tsx';
import { DeliverySection, type DestinationOptions } from './DeliverySection.tsx';
import { buildFieldId, type FormSectionProps } from './field-props.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';

const CommentSection = hydrateLater(async () => (await import('./CommentSection.tsx')).CommentSection);

/**
 * Reserves the height of the folded comment, so that nothing below moves when the script of its section loads on a page that the router
 * has opened.
 */
const commentSpace = css({ minHeight: 45, [media.desktop]: { minHeight: 77 } });

interface CheckoutFormProps {
  values: CheckoutValues;
  /** All errors of the submitted form, also those of fields that were edited since. */
  errors: FieldErrors;
  /** Errors of the submitted form, without those of fields that were edited since. */
  fieldErrors: VisibleErrors<FieldName>;
  /** The destination that is chosen now. `values` has the one with which the form was opened or returned. */
  destination: DestinationValues;
  deliveryOptions: DeliveryOptions;
  destinationOptions: DestinationOptions;
  /** Values of hidden fields: the account, the units, the visible sum, the idempotency key, the promo code and the bonuses. */
  hiddenValues: { accountId: string; ids: readonly string[]; visibleSum: VisibleSum; key: string; promocode: string; bonuses: number };
  /** Whether the form repeats an earlier order. */
  isRepeat: boolean;
  /** Whether the form follows units that cannot be bought. */
  isBelowUnavailable: boolean;
  /** Whether the account has a confirmed phone, which a call needs. */
  mayBeCalled: boolean;
  isCallLimitReached: boolean;
  isDeliveryUnavailable: boolean;
  onDestinationChange: (destination: Partial<DestinationValues>) => void;
  onCityChange: (city: CityOption) => void;
  onEdit: () => void;
  hidden: boolean;
  ref: React.Ref<HTMLFormElement>;
}

/** The checkout form. It works without JavaScript: the server returns the form with the typed values, or redirects to the payment. */
export function CheckoutForm({
  values,
  errors,
  fieldErrors: { getError, markCorrected },
  destination,
  deliveryOptions,
  destinationOptions,
  hiddenValues,
  ref,
  onEdit,
  onDestinationChange,
  onCityChange,
  ...otherProps
}: CheckoutFormProps) {
  const sectionProps: FormSectionProps = {
    buildFieldProps: (name) => ({ id: buildFieldId(name), name, defaultValue: values[name], error: getError(name) }),
    values,
    isRepeat: otherProps.isRepeat,
    isBelowUnavailable: otherProps.isBelowUnavailable,
    isFilledIn: (...names) => names.every((name) => values[name].trim() !== '' && !errors[name]),
  };
  return (
    <Form
      ref={ref}
      hidden={otherProps.hidden}
      id="checkout"
      method="post"
      noValidate
      preventScrollReset
      aria-label="Оформление заказа"
      onInput={({ target }) => {
        // A choice among cities of the same name, the radio buttons `cityId`, corrects the error of the field `city`.
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          markCorrected(target.name.replace('cityId', 'city'));
        onEdit();
      }}
      // A prefilled form may be sent without an edit. Its key must be stored all the same, so that sending it again places no second order.
      onSubmit={onEdit}
    >
      <input type="hidden" name="account" value={hiddenValues.accountId} />
      {hiddenValues.ids.map((id) => (
        <input key={id} type="hidden" name="unit" value={id} />
      ))}
      <input type="hidden" name="seen" value={JSON.stringify(hiddenValues.visibleSum)} />
      <input type="hidden" name="key" value={hiddenValues.key} />
      <input type="hidden" name="promocode" value={hiddenValues.promocode} />
      <input type="hidden" name="bonuses" value={hiddenValues.bonuses} />
      <RecipientSection {...sectionProps} />
      <DeliverySection
        {...sectionProps}
        {...{ destination, destinationOptions, onDestinationChange, onCityChange }}
        options={deliveryOptions}
      />
      <PaymentSection
        {...sectionProps}
        mayBeCalled={otherProps.mayBeCalled}
        isCallLimitReached={otherProps.isCallLimitReached}
        isDeliveryUnavailable={otherProps.isDeliveryUnavailable}
      />
      <div css={commentSpace}>
        <CommentSection {...sectionProps} isForCourier={destination.way === 'COURIER'} />
      </div>
    </Form>
  );
}
