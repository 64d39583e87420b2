import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { Link } from '@meet/ui-kit/link';
import { Form, useNavigation } from 'react-router';
import { AddressFields } from '../../delivery/address/AddressFields.tsx';
import { CityField } from '../../delivery/city/CityField.tsx';
import { type CityOption, formatCity } from '../../delivery/city/city.rules.ts';
import { useFieldErrors, useFocusOnProblem } from '../../platform/form/field-errors.ts';
import { fields } from '../../platform/theme/form-style.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { actions, resultMessage } from '../account-style.ts';
import type { AddressFormField, AddressValues } from './address-form.rules.ts';
import type { AddressFormResult } from './address-result.ts';

const root = css(fields, { maxWidth: '42rem' });
const noErrors = {};
const noCities: readonly CityOption[] = [];
const ignore = () => undefined;

export interface AddressFormProps {
  title: string;
  /** The saved address, or empty values for a new one. */
  savedValues: AddressValues;
  result?: AddressFormResult | undefined;
}

/** The form of a new or a saved address. Without JavaScript, the server returns the form with the input. */
export function AddressForm({ title, savedValues, result }: AddressFormProps) {
  const { values = savedValues, errors = noErrors, cities = noCities, failureMessage } = result ?? {};
  const form = useFocusOnProblem(result);
  const { getError, markCorrected } = useFieldErrors<AddressFormField>(errors);
  const { formData } = useNavigation();
  const getFieldProps = (name: AddressFormField) => ({ id: `address-${name}`, name, defaultValue: values[name], error: getError(name) });
  return (
    <AccountFrame title={title} path="/account/addresses" parent={{ label: 'Адреса', href: '/account/addresses' }}>
      <Form
        ref={form}
        css={root}
        method="post"
        noValidate
        preventScrollReset
        aria-label={title}
        onInput={({ target }) => target instanceof HTMLInputElement && markCorrected(target.name)}
      >
        {failureMessage && (
          <p css={resultMessage} role="alert" tabIndex={-1}>
            {failureMessage}
          </p>
        )}
        {/* If the server has resolved the typed city, `key` changes, so that React renders the field with the resolved city. */}
        <CityField
          key={values.cityFor}
          {...getFieldProps('city')}
          initial={values}
          onCityChange={ignore}
          hasCityChoice={cities.length > 0}
        />
        {cities.length > 0 && (
          <ChoiceCards label="Какой город?" name="cityId" options={cities.map((city) => ({ value: city.id, label: formatCity(city) }))} />
        )}
        <AddressFields getFieldProps={getFieldProps} />
        <div css={[actions, { alignItems: 'center', columnGap: 'var(--meet-space-6)' }]}>
          <Button type="submit" loading={formData !== undefined}>
            Сохранить
          </Button>
          <Link href="/account/addresses" variant="underlined">
            Отменить
          </Link>
        </div>
      </Form>
    </AccountFrame>
  );
}
