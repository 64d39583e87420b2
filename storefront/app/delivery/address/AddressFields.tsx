import { TextField } from '@meet/ui-kit/text-field';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { fields, shortFields } from '../../platform/theme/form-style.ts';
import { suggestionRoot } from './suggestion-style.ts';

const StreetSuggestions = lazyPart(async () => (await import('./StreetSuggestions.tsx')).StreetSuggestions);

interface StreetFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** The street field. The script of its suggestions loads on first use; a street that is not suggested may be typed. */
function StreetField(fieldProps: StreetFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <div css={suggestionRoot}>
      <TextField
        {...fieldProps}
        ref={input}
        label="Улица"
        autoComplete="address-line1"
        maxLength={120}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        onFocus={() => setUsed(true)}
      />
      {isUsed && (
        <Suspense>
          <StreetSuggestions input={input} />
        </Suspense>
      )}
    </div>
  );
}

export type AddressFieldName = 'street' | 'house' | 'building' | 'apartment' | 'index';

interface AddressFieldsProps {
  getFieldProps: (name: AddressFieldName) => { id: string; name: string; defaultValue: string; error: string | undefined };
}

/** The fields of an address within its city. Autofill has no token for a house or a building. */
export const AddressFields = ({ getFieldProps }: AddressFieldsProps) => (
  <div css={fields}>
    <StreetField {...getFieldProps('street')} />
    <div css={shortFields}>
      <TextField {...getFieldProps('house')} label="Дом" autoComplete="off" maxLength={20} />
      <TextField {...getFieldProps('building')} label="Корпус" optional autoComplete="off" maxLength={20} />
      <TextField {...getFieldProps('apartment')} label="Квартира" optional autoComplete="address-line2" maxLength={20} />
      <TextField {...getFieldProps('index')} label="Индекс" optional autoComplete="postal-code" inputMode="numeric" maxLength={6} />
    </div>
  </div>
);
