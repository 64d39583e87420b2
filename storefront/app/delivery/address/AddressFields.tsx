import { TextField } from '@meet/ui-kit/text-field';
import { fields, threeColumns, twoColumns } from '../../platform/theme/form-style.ts';
import { StreetField } from './StreetField.tsx';

export type AddressFieldName = 'street' | 'house' | 'building' | 'apartment' | 'index';

interface AddressFieldsProps {
  /** Returns a field's id, name, initial value and error. */
  field: (name: AddressFieldName) => { id: string; name: string; defaultValue: string; error: string | undefined };
}

/** The fields of an address within its city. */
export const AddressFields = ({ field }: AddressFieldsProps) => (
  <div css={fields}>
    <StreetField {...field('street')} />
    <div css={twoColumns}>
      <TextField {...field('house')} label="Дом" autoComplete="address-line2" maxLength={20} />
      <TextField {...field('building')} label="Корпус" optional autoComplete="address-line3" maxLength={20} />
    </div>
    <div css={threeColumns}>
      <TextField {...field('apartment')} label="Квартира" optional autoComplete="address-level4" maxLength={20} />
      <TextField {...field('index')} label="Индекс" optional autoComplete="postal-code" inputMode="numeric" maxLength={6} />
    </div>
  </div>
);
