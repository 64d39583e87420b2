import { Checkbox } from '@meet/ui-kit/checkbox';
import { Link } from '@meet/ui-kit/link';
import { Form } from 'react-router';
import type { CityOption } from '../../delivery/city/city.rules.ts';
import { useFieldErrors } from '../../platform/form/use-field-errors.ts';
import { CheckoutPart } from './form/CheckoutPart.tsx';
import type { CheckoutValues, FieldErrors, SeenSum } from './form/checkout-form.rules.ts';
import { DeliveryPart, type KnownPlaces } from './form/DeliveryPart.tsx';
import { CommentPart, PaymentPart } from './form/PaymentPart.tsx';
import { fieldId, type PartProps } from './form/part-props.ts';
import { RecipientPart } from './form/RecipientPart.tsx';
import type { PlaceValues } from './quote/quote-asked.rules.ts';

interface CheckoutFormProps {
  values: CheckoutValues;
  errors: FieldErrors;
  /** Where the order goes, as it is chosen now. */
  place: PlaceValues;
  known: KnownPlaces;
  /** Hidden parts of the form: who orders what, at what sum, under which key. */
  order: { accountId: string; ids: readonly string[]; seen: SeenSum; key: string; promocode: string; bonuses: number };
  mayBeCalled: boolean;
  isDeliverySilent: boolean;
  onPlace: (place: Partial<PlaceValues>) => void;
  onCity: (city: CityOption) => void;
  onEdit: () => void;
  ref: React.Ref<HTMLFormElement>;
}

function Consent({ error, isGiven }: { error: string | undefined; isGiven: boolean }) {
  return (
    <CheckoutPart title="Персональные данные">
      <Checkbox
        id={fieldId('consent')}
        name="consent"
        value="yes"
        defaultChecked={isGiven}
        error={error}
        label={
          <>
            Даю{' '}
            <Link href="/info/offer/personal-data" variant="underlined">
              согласие на&nbsp;обработку персональных данных
            </Link>
          </>
        }
      />
    </CheckoutPart>
  );
}

/** The checkout form. It works without JavaScript: the server answers with the form as it was typed, or goes on to the payment. */
export function CheckoutForm({ values, errors, place, known, order, ref, onEdit, onPlace, onCity, ...rest }: CheckoutFormProps) {
  const { errorOf, mend } = useFieldErrors(errors);
  const field: PartProps['field'] = (name) => ({ id: fieldId(name), name, defaultValue: values[name], error: errorOf(name) });
  return (
    <Form
      ref={ref}
      id="checkout"
      method="post"
      noValidate
      preventScrollReset
      aria-label="Оформление заказа"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) mend(target.name);
        onEdit();
      }}
      // A form that is sent as it was filled in must have kept its key.
      onSubmit={onEdit}
    >
      <input type="hidden" name="account" value={order.accountId} />
      {order.ids.map((id) => (
        <input key={id} type="hidden" name="unit" value={id} />
      ))}
      <input type="hidden" name="seen" value={JSON.stringify(order.seen)} />
      <input type="hidden" name="key" value={order.key} />
      <input type="hidden" name="promocode" value={order.promocode} />
      <input type="hidden" name="bonuses" value={order.bonuses} />
      <RecipientPart field={field} />
      <DeliveryPart field={field} given={values} place={place} known={known} onPlace={onPlace} onCity={onCity} />
      <PaymentPart field={field} mayBeCalled={rest.mayBeCalled} isDeliverySilent={rest.isDeliverySilent} />
      <CommentPart field={field} />
      <Consent error={errorOf('consent')} isGiven={values.consent !== ''} />
    </Form>
  );
}
