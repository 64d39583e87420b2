import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Link } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import { useEffect, useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { formatAddress } from '../../delivery/address/format-address.rules.ts';
import { formatCity } from '../../delivery/city/city.rules.ts';
import type { SavedAddressFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { divider, note, resultMessage, row, rows, stack } from '../account-style.ts';
import type { AddressListResult } from './address-result.ts';

/** Target of the forms, because the list is also displayed at the URL of an address that no longer exists. */
const listPath = '/account/addresses';

const list = css(rows, { width: '100%', maxWidth: '42rem' });
const rowActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  flex: 'none',
});
/** On phones the actions are below the address. */
const wrappingRow = css({ flexWrap: 'wrap', rowGap: space(1), '& > div:first-of-type': { flex: '1 1 16rem' } });
const resultStyle = css(resultMessage, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

function AddressRow({ address }: { address: SavedAddressFragment }) {
  const { formData } = useNavigation();
  const { id, city: title, region, index } = address;
  const addressText = formatAddress(address);
  const city = title ? [formatCity({ title, region }), index].filter(Boolean).join(', ') : 'Сюда больше не\u00a0доставляем';
  return (
    <li css={[row, divider, wrappingRow]}>
      <div>
        <p>{addressText}</p>
        <p css={note}>{city}</p>
      </div>
      <div css={rowActions}>
        <Link href={href('/account/addresses/:id', { id })} variant="underlined" standalone aria-label={`Изменить: ${addressText}`}>
          Изменить
        </Link>
        <Form method="post" action={listPath} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="line"
            size="small"
            loading={formData?.get('id') === id}
            aria-label={`Удалить: ${addressText}`}
          >
            Удалить
          </Button>
        </Form>
      </div>
    </li>
  );
}

/**
 * Shows the result of a form, with a button to restore a removed address. The focus moves here because the pressed button may no longer
 * exist.
 */
function ResultMessage({ result }: { result: AddressListResult }) {
  const element = useRef<HTMLDivElement>(null);
  const { removedAddress, message, isFailure } = result;
  useEffect(() => {
    if (result) element.current?.focus();
  }, [result]);
  return (
    <div ref={element} css={resultStyle} role={isFailure ? 'alert' : 'status'} tabIndex={-1}>
      {message}
      {removedAddress && (
        <Form method="post" action={listPath} preventScrollReset>
          {Object.entries(removedAddress).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" name="intent" value="restore" variant="line" size="small">
            Вернуть адрес
          </Button>
        </Form>
      )}
    </div>
  );
}

export interface AddressesViewProps {
  addresses: readonly SavedAddressFragment[];
  result?: AddressListResult | undefined;
}

/** The address book. Its forms work without JavaScript. */
export const AddressesView = ({ addresses, result }: AddressesViewProps) => (
  <AccountFrame title="Адреса" path={listPath}>
    <div css={stack}>
      {result && <ResultMessage result={result} />}
      {addresses.length > 0 ? (
        <>
          <ul css={list}>
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} />
            ))}
          </ul>
          <LinkButton href="/account/addresses/new">Добавить адрес</LinkButton>
        </>
      ) : (
        <EmptyState
          title="Адресов пока нет"
          headingLevel={2}
          text={'Сохраните адрес, и\u00a0при заказе курьером его останется только выбрать.'}
          actions={
            <>
              <LinkButton href="/account/addresses/new">Добавить адрес</LinkButton>
              <LinkButton href="/catalog" variant="line">
                За&nbsp;покупками
              </LinkButton>
            </>
          }
        />
      )}
    </div>
  </AccountFrame>
);
