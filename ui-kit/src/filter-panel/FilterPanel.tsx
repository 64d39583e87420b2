/** @jsxImportSource @emotion/react */
'use client';

import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { plural } from '../plural/index.ts';
import type { Range } from '../range-slider/index.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { FilterRange } from './FilterRange.tsx';
import { FilterSizes } from './FilterSizes.tsx';
import { chosenIn, type FilterGroup, filterData, type RangeGroup } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';
import { useFollow } from './use-follow.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'ref'> {
  /** What can be filtered by, in its lasting order. */
  groups: readonly FilterGroup[];
  /** How many products the present choice finds: «Показать 128 товаров». */
  total: number;
  /** Address of the listing without its query. */
  action: string;
  /** What else the address holds and the form must keep: the sort, the words of a search. */
  kept?: readonly (readonly [name: string, value: string])[] | undefined;
  /**
   * Gets what the form says after each choice; then a wide screen has no button. Without it the button sends the form. May answer a promise
   * that ends when the listing has come or never will: until then no end of an earlier `loading` takes this choice back.
   */
  onFilter?: ((data: FormData) => void | Promise<void>) | undefined;
  /** Address of the listing without filters: «Сбросить» stands beside the button. */
  resetHref?: string | undefined;
  /** The listing is being asked for; what is ticked meanwhile stays. */
  loading?: boolean | undefined;
}

const goods = { one: 'товар', few: 'товара', many: 'товаров' };

interface GroupProps {
  group: FilterGroup;
  onCommit: (group: RangeGroup, range: Range) => void;
}

function Group({ group, onCommit }: GroupProps) {
  const chosen = chosenIn(group);
  // Where it was open it stays open: only the shopper folds it.
  const [opened] = useState(group.open === true || chosen > 0);
  return (
    <details css={style.group} open={opened}>
      <summary>
        <span>{group.title}</span>
        {chosen > 0 && (
          <span css={style.chosen}>
            <span css={hidden}>, выбрано </span>
            {chosen}
          </span>
        )}
        <Icon name="down" size={16} />
      </summary>
      {group.kind === 'list' && <FilterOptions {...group} />}
      {group.kind === 'sizes' && <FilterSizes {...group} />}
      {group.kind === 'range' && <FilterRange group={group} onCommit={(range) => onCommit(group, range)} />}
    </details>
  );
}

/** The filters of a listing as a native GET form: checkboxes, sizes, colours and a price, each with how many it would find. */
export function FilterPanel({ groups, total, kept = [], onFilter, resetHref, loading = false, onChange, ...rest }: FilterPanelProps) {
  const { form, tell } = useFollow(groups, loading);
  const hear = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    const field: unknown = event.target;
    if (onFilter && field instanceof HTMLInputElement && field.type === 'checkbox') tell(filterData(event.currentTarget, groups), onFilter);
  };
  const commit = (group: RangeGroup, range: Range) => {
    if (onFilter && form.current) tell(filterData(form.current, groups, { group, range }), onFilter);
  };
  return (
    <form ref={form} css={style.root} method="get" aria-label="Фильтры" {...rest} onChange={hear}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <Group key={group.title} group={group} onCommit={commit} />
      ))}
      <div css={[style.foot, onFilter && style.footByTouch]}>
        {resetHref !== undefined && (
          <LinkButton href={resetHref} variant="text">
            Сбросить
          </LinkButton>
        )}
        <Button type="submit" loading={loading}>
          {total === 0 ? 'Ничего не\u00a0найдено' : `Показать ${plural(total, goods)}`}
        </Button>
      </div>
    </form>
  );
}
