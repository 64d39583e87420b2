/** @jsxImportSource @emotion/react */
'use client';

import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { goodsForms, plural } from '../plural/index.ts';
import type { Range } from '../range-slider/index.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { FilterRange } from './FilterRange.tsx';
import { FilterSizes } from './FilterSizes.tsx';
import { chosenIn, type FilterGroup, filterData, type RangeGroup } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';
import { useFollow } from './use-follow.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'ref'> {
  /** Groups of filters, in a stable order. */
  groups: readonly FilterGroup[];
  /** Number of products that match the applied filters, shown on the button: «Показать 128 товаров». */
  total: number;
  /** Address of the listing without its query string. */
  action: string;
  /**
   * Other query parameters to submit with the form, such as the sort order or the search text.
   * @default []
   */
  kept?: readonly (readonly [name: string, value: string])[] | undefined;
  /**
   * Called with the form's data after each choice, so wide screens hide the button. If omitted, the button submits the form. May return a
   * promise that settles when updating the listing has succeeded or failed. Until it settles, the end of an earlier load does not reset the
   * choice.
   */
  onFilter?: ((data: FormData) => void | Promise<void>) | undefined;
  /** Address of the listing without filters. Adds the link «Сбросить» beside the button. */
  resetHref?: string | undefined;
  /**
   * Whether the listing is loading. Choices made meanwhile are kept.
   * @default false
   */
  loading?: boolean | undefined;
}

interface GroupProps {
  group: FilterGroup;
  onCommit: (group: RangeGroup, range: Range) => void;
}

function Group({ group, onCommit }: GroupProps) {
  const chosen = chosenIn(group);
  // An open group stays open; only the shopper closes it.
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

/** The filters of a listing as a native GET form: checkboxes, sizes, colours and price, with result counts. */
export function FilterPanel({ groups, total, kept = [], onFilter, resetHref, loading = false, onChange, ...rest }: FilterPanelProps) {
  const { form, report, hasUnreported } = useFollow(groups, loading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes ticked before hydration are in the DOM only, once
  useEffect(() => {
    if (onFilter && form.current && hasUnreported()) report(filterData(form.current, groups), onFilter);
  }, []);
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    const field: unknown = event.target;
    if (onFilter && field instanceof HTMLInputElement && field.type === 'checkbox')
      report(filterData(event.currentTarget, groups), onFilter);
  };
  const commit = (group: RangeGroup, range: Range) => {
    if (onFilter && form.current) report(filterData(form.current, groups, { group, range }), onFilter);
  };
  return (
    // No autocomplete: a browser that restores boxes of an earlier visit would apply them to this listing.
    <form ref={form} css={style.root} method="get" autoComplete="off" aria-label="Фильтры" {...rest} onChange={handleChange}>
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
          {total === 0 ? 'Ничего не\u00a0найдено' : `Показать ${plural(total, goodsForms)}`}
        </Button>
      </div>
    </form>
  );
}
