import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { buildOrdersPath, type OrderFilter as Filter, orderFilters } from './orders.rules.ts';

const filterLabels: Record<Filter, string> = { all: 'Все', underway: 'В\u00a0пути', completed: 'Завершённые' };

const list = css({ display: 'flex', gap: space(5), padding: 0, listStyle: 'none', font: font(400, 14) });
const link = css({
  display: 'grid',
  alignItems: 'center',
  minWidth: space(6),
  minHeight: 'var(--meet-target)',
  color: color('muted'),
  '&[aria-current]': { color: color('ink'), textDecoration: 'underline', textUnderlineOffset: '.4em' },
  [media.hover]: { '&:hover': { color: color('ink') } },
});

export const OrderFilter = ({ filter: currentFilter }: { filter: Filter }) => (
  <nav aria-label="Какие заказы">
    <ul css={list}>
      {orderFilters.map((filter) => (
        <li key={filter}>
          <Link
            css={link}
            href={buildOrdersPath({ filter, page: 1 })}
            variant="quiet"
            aria-current={filter === currentFilter ? 'true' : undefined}
          >
            {filterLabels[filter]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
