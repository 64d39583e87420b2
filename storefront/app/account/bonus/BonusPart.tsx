import { css } from '@emotion/react';
import { LoadMore } from '@meet/ui-kit/load-more';
import { type LoyaltyLevel, LoyaltyLevels } from '@meet/ui-kit/loyalty-levels';
import { bonusForms, formatNumber, plural } from '@meet/ui-kit/plural';
import { Table } from '@meet/ui-kit/table';
import { space } from '@meet/ui-kit/theme';
import { useRef } from 'react';
import { formatDate } from '../../platform/format-date.ts';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { BonusEntriesDocument, type BonusEntryKind, type BonusLedgerFragment } from '../../platform/graphql/generated/graphql.ts';
import { useMore } from '../../platform/graphql/use-more.ts';
import { display } from '../../platform/theme/layout-style.ts';
import { note } from '../account-style.ts';
import { moreHref, pageSize } from './bonus-list.rules.ts';

const words: Record<BonusEntryKind, string> = {
  GRANT: 'За\u00a0регистрацию с\u00a0телефоном',
  HOLD: 'Отложены для заказа',
  SPEND: 'Оплата заказа',
  RELEASE: 'Возвращены из\u00a0отложенных',
  ACCRUE: 'Кешбэк',
  REVOKE: 'Отозваны',
};

const root = css({ display: 'grid', gap: space(6) });
const history = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), scrollMarginTop: 72 });
const when = css({ display: 'block' });
const amount = css({ fontWeight: 600, fontSize: '2.25rem', lineHeight: 1 });

const entryForms = { one: 'запись', few: 'записи', many: 'записей' };

type BonusEntry = BonusLedgerFragment['items'][number];

const signed = (number: number) => (number > 0 ? `+${formatNumber(number)}` : `−${formatNumber(-number)}`);

/**
 * Reason and date in one cell, because separate columns do not fit on a phone. Focusable, because the first newly loaded entry gets the
 * focus.
 */
function Occasion({ entry }: { entry: BonusEntry }) {
  return (
    <div tabIndex={-1}>
      {words[entry.kind]}
      <span css={[note, when]}>{formatDate(entry.createdAt)}</span>
    </div>
  );
}

const columns = [
  { id: 'what', label: 'За\u00a0что' },
  { id: 'amount', label: 'Бонусы', numeric: true },
  { id: 'balance', label: 'Остаток', numeric: true },
];

/** The latest bonus entries, and earlier ones on demand. */
function BonusHistory({ first }: { first: BonusLedgerFragment }) {
  const { items, total, state, more } = useMore({
    first,
    pageSize,
    load: async (page, signal) => (await askApi(BonusEntriesDocument, { variables: { page, limit: pageSize }, signal })).bonusEntryList,
  });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div css={history} id="bonuses" ref={place}>
      <Table
        caption="История бонусов"
        columns={columns}
        rows={items.map((entry) => ({
          id: entry.id,
          cells: [<Occasion key="what" entry={entry} />, signed(entry.amount), formatNumber(entry.balance)],
        }))}
        empty={'Пока ничего не\u00a0начислено'}
      />
      {total > pageSize && (
        <LoadMore
          shown={items.length}
          total={total}
          step={pageSize}
          forms={entryForms}
          href={moreHref(items.length)}
          onLoad={more}
          loading={state === 'loading'}
          error={state === 'failed' ? 'История не\u00a0загрузилась' : undefined}
          firstNew={(before) => place.current?.querySelector<HTMLElement>(`tbody tr:nth-of-type(${before + 1}) [tabindex]`)}
        />
      )}
    </div>
  );
}

interface BonusPartProps {
  balance: number;
  /** The latest entries. */
  entries: BonusLedgerFragment;
  levels: readonly LoyaltyLevel[];
  /** Name of the shopper's level. */
  level: string | undefined;
}

/** Bonus balance, loyalty levels and history. */
export function BonusPart({ balance, entries, levels, level }: BonusPartProps) {
  const [number, word] = plural(balance, bonusForms).split(/\u00a0(?=\D*$)/);
  return (
    <div css={root}>
      <div>
        <p css={[display, amount]}>{number}</p>
        <p css={note}>{word}, один бонус — один рубль</p>
      </div>
      <LoyaltyLevels levels={levels} current={level} withChargeOff />
      <BonusHistory first={entries} />
    </div>
  );
}
