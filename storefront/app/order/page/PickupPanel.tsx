import { css } from '@emotion/react';
import { CopyText } from '@meet/ui-kit/copy-text';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ComponentProps } from 'react';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { tallTarget } from '../../platform/theme/layout-style.ts';
import { formatDay } from '../order-dates.ts';
import type { OwnOrder } from './displayed-order.rules.ts';
import { findPickup, toMapUrl } from './pickup.rules.ts';

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
/** Capitalizes the carrier's text, which begins with a lower-case letter. */
export const capitalizedText = css({ '&::first-letter': { textTransform: 'uppercase' } });
/** The number for the pickup point comes first and spans both columns. */
const numberDetail = css({ gridColumn: '1 / -1' });
const codeStyle = css({
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
          <span css={codeStyle}>
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
