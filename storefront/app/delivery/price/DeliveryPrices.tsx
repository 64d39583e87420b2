import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { formatMoney } from '@meet/ui-kit/price';
import { Table } from '@meet/ui-kit/table';
import { font, space } from '@meet/ui-kit/theme';
import { CityLink } from '../city/choice/CityLink.tsx';
import { type ChosenCity, useChosenCity } from '../city/use-chosen-city.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), marginBottom: space(10) });
const cityLinkStyle = css({ font: font(400, 14), '& > a': { display: 'inline-block', paddingBlock: 12 } });

/** Prices of delivery to a city, in kopecks. */
export interface CityPrice {
  id: string;
  title: string;
  courier: number;
  /** Null if the city has no pickup point. */
  pickup: number | null;
}

const columns = [
  { id: 'city', label: 'Город' },
  { id: 'pickup', label: 'В\u00a0пункт выдачи', numeric: true },
  { id: 'courier', label: 'По\u00a0адресу', numeric: true },
];

const describeHeading = (city: ChosenCity | null) => (city ? `Сколько стоит доставка ${city.to}` : 'Сколько стоит доставка');

/** Prices of the delivery to the shopper's city, or to the largest cities, with a link to choose another city. */
export function DeliveryPrices({ prices }: { prices: readonly CityPrice[] }) {
  const city = useChosenCity();
  if (prices.length === 0) return null;
  const heading = describeHeading(city);
  const rows = prices.map(({ id, title, courier, pickup }) => ({
    id,
    cells: [title, pickup === null ? 'нет' : formatMoney(pickup), formatMoney(courier)].map((text, index) =>
      index === 0 ? (
        text
      ) : (
        <span key={text} data-price="">
          {text}
        </span>
      ),
    ),
  }));
  return (
    <div css={root}>
      <Heading level={2}>{heading}</Heading>
      <Table caption={heading} hideCaption columns={columns} rows={rows} rowHeaders />
      <p css={cityLinkStyle}>
        <CityLink variant="underlined">{city ? 'Выбрать другой город' : 'Узнать цену для\u00a0моего города'}</CityLink>
      </p>
    </div>
  );
}
