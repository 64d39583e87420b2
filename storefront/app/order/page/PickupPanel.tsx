import { css } from '@emotion/react';
import { CopyText } from '@meet/ui-kit/copy-text';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ComponentProps } from 'react';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { tallTarget } from '../../platform/theme/layout-style.ts';
import { formatDay } from '../order-dates.ts';
import { isUndeliverable } from '../parcel.rules.ts';
import type { OwnOrder } from './displayed-order.rules.ts';

type Point = NonNullable<OwnOrder['cdekDelivery']>;

interface Pickup {
  point: Point;
  /** Number that the shopper gives at the pickup point: the track code or, without one, the order number. */
  number: string;
  /** The last day on which the parcel can be collected, as an ISO date. */
  storedUntil: string | null;
}

/** Returns where and until when a parcel that is ready can be collected; null if none is ready. */
export function findPickup({ number, cdekDelivery: point, orderProductItems }: OwnOrder): Pickup | null {
  const readyUnits = orderProductItems.filter((unit) => unit.status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' && !isUndeliverable(unit));
  const [first] = readyUnits;
  if (!point || !first) return null;
  // If there are two parcels, the earlier last day applies.
  const [storedUntil = null] = readyUnits.flatMap((unit) => unit.storedUntil ?? []).sort();
  return { point, number: first.trackCode ?? String(number), storedUntil };
}

/** Returns the address of a map with the point. Orders of an earlier version have no coordinates. */
export function toMapUrl({ latitude, longitude, address_full: address }: Pick<Point, 'latitude' | 'longitude' | 'address_full'>): string {
  const hasPosition = latitude !== null && longitude !== null;
  const query = new URLSearchParams(hasPosition ? { pt: `${longitude},${latitude}`, z: '17', l: 'map' } : { text: address });
  return `https://yandex.ru/maps/?${query}`;
}

/** Returns the address of a map with the points of the carrier near the destination of an order. */
export const toPointsUrl = ({ addressDelivery: { city } }: Pick<OwnOrder, 'addressDelivery'>): string =>
  `https://yandex.ru/maps/?${new URLSearchParams({ text: `Пункт выдачи СДЭК, ${city}` })}`;

const root = css({
  display: 'grid',
  gap: space(5),
  marginBottom: space(5),
  padding: space(5),
  background: color('tile'),
  [media.tablet]: { padding: space(6) },
});
const list = css({
  display: 'grid',
  gap: space(4),
  margin: 0,
  font: font(400, 14),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
/** The carrier's text begins with a lower-case letter. */
export const capitalizedText = css({ '&::first-letter': { textTransform: 'uppercase' } });
/** The number for the pickup point comes first and spans both columns. */
const numberDetail = css({ gridColumn: '1 / -1' });
const code = css({
  display: 'block',
  font: font(600, 28),
  // The button is taller than the line, also where it wraps below the number. Negative margins make up for that.
  '& button': { marginBlock: `calc(-1 * ${space(2)})` },
});

const note = css({ font: font(400, 14), color: color('muted') });

const Detail = ({ label, children, ...blockProps }: { label: string } & ComponentProps<'div'>) => (
  <div {...blockProps}>
    <dt>{label}</dt>
    <dd css={capitalizedText}>{children}</dd>
  </div>
);

/** The details that the shopper needs to collect a parcel. Renders nothing if no parcel is ready. */
export function PickupPanel({ ownOrder }: { ownOrder: OwnOrder }) {
  const pickup = findPickup(ownOrder);
  if (!pickup) return null;
  const { point, number, storedUntil } = pickup;
  return (
    <section css={root} aria-labelledby="pickup">
      <Heading level={2} size="small" id="pickup">
        Как забрать
      </Heading>
      <dl css={list}>
        <Detail css={numberDetail} label="Назовите номер">
          <span css={code}>
            <CopyText text={number} label="номер" />
          </span>
          И&nbsp;возьмите паспорт: его могут попросить
        </Detail>
        <Detail label={point.kind === 'POSTAMAT' ? 'Постамат СДЭК' : 'Пункт выдачи СДЭК'}>
          {point.address_full}
          <br />
          <Link css={tallTarget} href={toMapUrl(point)} variant="underlined" target="_blank" rel="noopener">
            Показать на&nbsp;карте
          </Link>
        </Detail>
        {point.hours && <Detail label="Часы работы">{point.hours}</Detail>}
        {point.phone && (
          <Detail label="Телефон пункта">
            <Link css={tallTarget} href={`tel:${point.phone}`} variant="underlined">
              {formatRecipient('phone', point.phone)}
            </Link>
          </Detail>
        )}
        {point.directions && <Detail label="Как пройти">{point.directions}</Detail>}
      </dl>
      {storedUntil && (
        <p css={note}>
          После {formatDay(storedUntil)} посылка вернётся на&nbsp;склад Meet. Свяжемся с&nbsp;вами: отправим ещё раз или&nbsp;вернём деньги.
        </p>
      )}
    </section>
  );
}
