import { css } from '@emotion/react';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { color, media, space } from '@meet/ui-kit/theme';
import { useState } from 'react';
import { formatAddress } from '../../../delivery/address/format-address.rules.ts';
import { CityField } from '../../../delivery/city/CityField.tsx';
import { type CityOption, type CityValues, formatCity } from '../../../delivery/city/city.rules.ts';
import type { CheckoutAddressFragment, CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formFields } from '../checkout-style.ts';
import type { PickupPointsProps } from '../pickup/PickupPoints.tsx';
import type { CityPoints } from '../pickup/point-list.rules.ts';
import { type DestinationValues, toResolvedCityId } from '../quote/quote-request.rules.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CityAddress } from './CityAddress.tsx';
import type { CheckoutValues } from './checkout-form.rules.ts';
import { describeChosenDestination } from './chosen-destination.rules.ts';
import { DeliveryMethods, type DeliveryOptions, DeliveryTerms } from './DeliveryMethods.tsx';
import type { FieldProps, FormSectionProps } from './field-props.ts';

const PickupChoice = hydrateLater(async () => (await import('../pickup/PickupChoice.tsx')).PickupChoice);

interface SavedAddressCardsProps extends FieldProps {
  addresses: readonly CheckoutAddressFragment[];
  /** Whether a city is chosen. If so, all listed addresses are in this city. */
  hasCity: boolean;
  onChoose: (address: CheckoutAddressFragment | undefined) => void;
}

/** The choice between the saved addresses and a new address. */
const SavedAddressCards = ({ addresses, hasCity, onChoose, ...fieldProps }: SavedAddressCardsProps) => (
  <ChoiceCards
    {...fieldProps}
    label="Куда привезти"
    onValueChange={(id) => onChoose(addresses.find((address) => address.id === id))}
    options={[
      ...addresses.map((address) => ({ value: address.id, label: formatAddress(address), ...(!hasCity && { description: address.city }) })),
      { value: '', label: 'Другой адрес' },
    ]}
  />
);

/** The background of the chosen method, which surrounds the fields of this method too. */
const surface = {
  background: color('surface'),
  boxShadow: `-16px 0 ${color('surface')}, 16px 0 ${color('surface')}`,
};

// Fields of the other method are hidden and keep their input, without JavaScript too.
const methodFields = css(formFields, {
  '--gap': space(5),
  gap: 'var(--gap)',
  [phones]: { '--gap': space(4), gap: 'var(--gap)' },
  '& .pickup, & > :is(.courier, .saved)': { display: 'none' },
  '&:has(input[name=way][value=PICKUP]:checked) .pickup': { display: 'grid' },
  // The pickup points are within the list of methods, below their card.
  '& .pickup': {
    ...surface,
    paddingBlock: `${space(2)} ${space(6)}`,
    [phones]: { paddingBottom: space(4), '& fieldset label': { paddingBlock: space(3) } },
  },
  // The address is below the list of methods, directly below the card.
  '& > :is(.courier, .saved)': { ...surface, marginTop: 'calc(-1 * var(--gap))', paddingBottom: space(6) },
  // The content is aligned with the text of its method. Fields on a phone are not, because they need the whole width.
  '& > .saved, & .pickup': { paddingInlineStart: space(8) },
  [media.tablet]: { '& > .courier': { paddingInlineStart: space(8) } },
  '& :is(.saved, .pickup) label::after': { insetInline: -8 },
  '&:has(input[name=way][value=PICKUP]:checked) .pickup + label': { borderTop: `1px solid ${color('line')}` },
  // Delivery methods and the address depend on the city, so they are hidden until one of several cities with the same name is chosen.
  '&:has([name=cityId][type=radio]):has([name=way]:checked):not(:has([name=cityId]:checked)) > :not(.city)': { display: 'none' },
  '&:has(input[name=way][value=COURIER]:checked) > :is(.courier, .saved)': { display: 'grid' },
  '&:has(input[name=way][value=COURIER]:checked):has(input[name=address]:not([value=""]):checked) > .courier': { display: 'none' },
});

/** Destinations that the shop offers for the form. */
export interface DestinationOptions {
  addresses: readonly CheckoutAddressFragment[];
  /** Pickup points that came with the page; null if it came with none. */
  points: CityPoints | null;
  /** The pickup point for which the sum was computed; null if it was for none. */
  quotedPoint: CheckoutPointFragment | null;
  /** API key of the map of pickup points; null if the shop has no map. */
  mapsKey: string | null;
  /** Cities of the same name to choose from. */
  cities: readonly CityOption[];
}

interface DeliverySectionProps extends FormSectionProps {
  /** The destination that is chosen now. `values` has the one with which the form was opened or returned. */
  destination: DestinationValues;
  destinationOptions: DestinationOptions;
  /** Methods of delivery to the chosen city. */
  options: DeliveryOptions;
  onDestinationChange: (destination: Partial<DestinationValues>) => void;
  /** Called when a city is chosen from the suggestions. */
  onCityChange: (city: CityOption) => void;
}

function CitySection({
  buildFieldProps,
  values: initial,
  destination,
  destinationOptions,
  onDestinationChange,
  onCityChange,
}: DeliverySectionProps) {
  // The cities were listed for the submitted text. If the text has changed, their ids would send the order to the wrong city.
  const cities = destination.city === initial.city ? destinationOptions.cities : [];
  const choose = (id: string) => onDestinationChange({ city: initial.city, cityId: id, cityFor: initial.city });
  return (
    <div css={formFields} className="city">
      {/* If the server has resolved the typed city, `key` changes, so that React renders the field with the resolved city. */}
      <CityField
        key={initial.cityFor}
        {...buildFieldProps('city')}
        initial={initial}
        onCityChange={onDestinationChange}
        onChoose={onCityChange}
        hasCityChoice={cities.length > 0}
      />
      {cities.length > 0 && (
        <ChoiceCards
          label="Какой из них?"
          hideLabel
          name="cityId"
          options={cities.map((city) => ({ value: city.id, label: formatCity(city) }))}
          onValueChange={choose}
        />
      )}
    </div>
  );
}

type PickupProps = DeliverySectionProps & Pick<PickupPointsProps, 'onNoPoints'>;

function PickupSection({
  buildFieldProps,
  destination,
  destinationOptions: { points, mapsKey, quotedPoint },
  onDestinationChange,
  onNoPoints,
}: PickupProps) {
  const cityId = toResolvedCityId(destination);
  const chosenCode = destination.pointFor === cityId ? destination.point : '';
  const isVisible = destination.way === 'PICKUP';
  const [lastChosenPoint, setLastChosenPoint] = useState<CheckoutPointFragment>();
  const isHydrated = useHydrated();
  return (
    <div css={formFields} className="pickup">
      <input type="hidden" name="pointFor" value={cityId} />
      {/* Submits the chosen point even while the list loads or is filtered. Without JavaScript, the list alone submits it. */}
      {(isHydrated || !isVisible) && <input type="hidden" name="point" value={chosenCode} />}
      {isVisible && (
        <PickupChoice
          cityId={cityId}
          initial={points}
          mapsKey={mapsKey}
          quotedPoint={quotedPoint}
          chosenCode={chosenCode}
          error={buildFieldProps('point').error}
          lastChosenPoint={lastChosenPoint}
          onNoPoints={onNoPoints}
          onChoose={(code, point) => {
            setLastChosenPoint(point);
            onDestinationChange({ point: code, pointFor: cityId });
          }}
        />
      )}
      {!isVisible && <noscript>Напишите город и&nbsp;нажмите кнопку заказа: мы покажем пункты выдачи.</noscript>}
    </div>
  );
}

/** The saved addresses of the chosen city, or all addresses until a city is chosen. */
function SavedAddressSection({
  buildFieldProps,
  destination,
  destinationOptions: { addresses },
  onDestinationChange,
  onAddressCity,
}: DeliverySectionProps & AddressCityProps) {
  const isHydrated = useHydrated();
  const cityId = toResolvedCityId(destination);
  const addressesInCity = isHydrated && destination.city !== '' ? addresses.filter((address) => address.cityId === cityId) : addresses;
  const choose = (address: CheckoutAddressFragment | undefined) => {
    const isInOtherCity = address && address.cityId !== cityId;
    const city = isInOtherCity && { city: address.city, cityId: address.cityId, cityFor: address.city };
    onDestinationChange({ address: address?.id ?? '', ...city });
    if (city) onAddressCity(city);
  };
  if (addressesInCity.length === 0) return null;
  return (
    <div className="saved">
      <SavedAddressCards
        key={cityId}
        {...buildFieldProps('address')}
        defaultValue={destination.address}
        addresses={addressesInCity}
        hasCity={isHydrated && destination.city !== ''}
        onChoose={choose}
      />
    </div>
  );
}

interface AddressCityProps {
  onAddressCity: (city: CityValues) => void;
}

/** Describes the initial destination of the form in one line; null if the shopper has to choose or correct the destination. */
function describePresetDestination({
  buildFieldProps,
  values,
  isFilledIn,
  destinationOptions: { addresses, points, quotedPoint },
}: DeliverySectionProps): string | null {
  const hasError = (['way', 'address', 'building', 'apartment', 'index'] as const).some(
    (name) => buildFieldProps(name).error !== undefined,
  );
  if (hasError || !isFilledIn('city', 'cityId')) return null;
  const isChosen = values.way === 'PICKUP' ? isFilledIn('point') : values.address !== '' || isFilledIn('street', 'house');
  return isChosen ? describeChosenDestination(values, { addresses, points: [quotedPoint, ...(points?.points ?? [])] }) : null;
}

/** The choice of the delivery method and the destination. */
export function DeliverySection(props: DeliverySectionProps) {
  const { buildFieldProps, values, destination, isRepeat, isBelowUnavailable, options, onDestinationChange } = props;
  const { defaultValue: _, ...methodProps } = buildFieldProps('way');
  const cityId = toResolvedCityId(destination);
  const [cityWithoutPoints, setCityWithoutPoints] = useState<string>();
  const handleNoPoints = () => {
    setCityWithoutPoints(cityId);
    onDestinationChange({ way: 'COURIER' });
    // The radio button of the pickup is now disabled and would lose the focus, so the other method gets it.
    if (document.activeElement?.matches('[name=way]')) document.querySelector<HTMLElement>('[name=way][value=COURIER]')?.focus();
  };
  // If a saved address is chosen before a city, its city is filled in.
  const [addressCity, setAddressCity] = useState<{ baseValues: CheckoutValues; city: CityValues }>();
  const presetDestination = describePresetDestination(props);
  return (
    <CheckoutSection
      title="Доставка"
      isFolded={(isRepeat || isBelowUnavailable) && presetDestination !== null}
      text={
        <>
          {presetDestination}
          <DeliveryTerms options={options} method={values.way} />
        </>
      }
    >
      <div css={methodFields}>
        <CitySection {...props} values={addressCity?.baseValues === values ? { ...values, ...addressCity.city } : values} />
        <DeliveryMethods
          {...methodProps}
          value={destination.way}
          options={options}
          hasNoPoints={cityWithoutPoints === cityId && cityId !== ''}
          pickup={<PickupSection {...props} onNoPoints={handleNoPoints} />}
          onChoose={(method) => onDestinationChange({ way: method })}
        />
        <SavedAddressSection {...props} onAddressCity={(city) => setAddressCity({ baseValues: values, city })} />
        <CityAddress {...props} initial={values} />
      </div>
    </CheckoutSection>
  );
}
