/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { cannedValues } from '../checkout.canned.ts';
import type { DestinationValues } from '../quote/quote-request.rules.ts';
import type { CheckoutValues } from './checkout-form.rules.ts';

// Components that load late need the bundler, and this test does not need them.
jest.unstable_mockModule('../../../platform/lazy/hydrate-later.tsx', () => ({ hydrateLater: () => () => null }));
const { DeliverySection } = await import('./DeliverySection.tsx');

const values: CheckoutValues = { ...cannedValues, city: 'Киров', cityId: '', cityFor: 'Киров', way: 'COURIER' };
const cities = [
  { id: '1', title: 'Киров', region: 'Кировская область' },
  { id: '2', title: 'Киров', region: 'Калужская область' },
];

/** The section of a form that was refused because several cities have the typed name. */
function RefusedSection() {
  const [destination, setDestination] = useState<DestinationValues>(values);
  return (
    <form>
      <DeliverySection
        buildFieldProps={(name) => ({ id: name, name, defaultValue: values[name], error: undefined })}
        values={values}
        isRepeat={false}
        isBelowUnavailable={false}
        isFilledIn={() => false}
        destination={destination}
        destinationOptions={{ addresses: [], points: null, quotedPoint: null, mapsKey: null, cities }}
        options={[]}
        onDestinationChange={(changes) => setDestination((previous) => ({ ...previous, ...changes }))}
        onCityChange={() => undefined}
      />
    </form>
  );
}

const typeCity = (city: string) => fireEvent.change(screen.getByLabelText('Город'), { target: { value: city } });
const readCityId = () => new FormData(document.forms[0]).get('cityId');

test('the id of a city chosen from several with the same name is no longer submitted once another city is typed', () => {
  render(<RefusedSection />);
  fireEvent.click(screen.getByRole('radio', { name: 'Киров, Калужская область' }));
  expect(readCityId()).toBe('2');
  typeCity('Казань');
  expect(screen.queryByRole('radio', { name: 'Киров, Калужская область' })).toBeNull();
  expect(readCityId()).toBe('');
});
