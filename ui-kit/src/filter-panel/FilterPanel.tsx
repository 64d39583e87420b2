/** @jsxImportSource @emotion/react */
'use client';

import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import type { Range } from '../range-slider/index.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { FilterRange } from './FilterRange.tsx';
import { FilterSizes } from './FilterSizes.tsx';
import { countChosen, describeChoice, describeFormChoice, type FilterGroup, type RangeGroup, readFilterData } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'method'> {
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
  hiddenFields?: readonly (readonly [name: string, value: string])[] | undefined;
  /**
   * Called with the form's data after each choice, so wide screens hide the button. If omitted, the button submits the form. May return a
   * promise that settles when updating the listing has succeeded or failed. Until that promise settles, the end of an earlier load does not
   * reset the choice.
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
  const chosenCount = countChosen(group);
  const texts = useTexts('filterPanel', filterPanelTexts);
  // Read once, so that a group does not close when its last choice is removed; only the shopper closes it.
  const [isInitiallyOpen] = useState(group.open === true || chosenCount > 0);
  return (
    <details css={style.group} open={isInitiallyOpen}>
      <summary>
        <span>{group.title}</span>
        {chosenCount > 0 && (
          <span css={style.chosenCount}>
            <span css={hidden}>{`, ${texts.chosen} `}</span>
            {chosenCount}
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

/**
 * The filters of a listing as a native GET form: checkboxes, sizes, colours and price, with result counts. It has no ids, so a server may
 * render filters without a choice once for many pages.
 */
export function FilterPanel({
  groups,
  total,
  hiddenFields = [],
  onFilter,
  resetHref,
  loading = false,
  onChange,
  ref,
  ...formProps
}: FilterPanelProps) {
  const locale = useLocale();
  const texts = useTexts('filterPanel', filterPanelTexts);
  const nouns = useTexts('nouns', nounTexts);
  const { form, reportChoice, hasUnreportedChoice } = useFormSync(groups, loading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes ticked before hydration are in the DOM only, once
  useEffect(() => {
    if (onFilter && form.current && hasUnreportedChoice()) reportChoice(readFilterData(form.current, groups), onFilter);
  }, []);
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    const field: unknown = event.target;
    if (onFilter && field instanceof HTMLInputElement && field.type === 'checkbox')
      reportChoice(readFilterData(event.currentTarget, groups), onFilter);
  };
  const reportRange = (group: RangeGroup, range: Range) => {
    if (onFilter && form.current) reportChoice(readFilterData(form.current, groups, { group, range }), onFilter);
  };
  return (
    // No autocomplete: a browser that restores the checkboxes of an earlier visit would apply them to this listing.
    <form
      ref={useSharedRef(form, ref)}
      css={style.root}
      method="get"
      autoComplete="off"
      aria-label={texts.label}
      {...formProps}
      onChange={handleChange}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <Group key={group.title} group={group} onCommit={reportRange} />
      ))}
      <div css={[style.foot, onFilter && style.footForTouch]}>
        {resetHref !== undefined && (
          <LinkButton href={resetHref} variant="text">
            {texts.reset}
          </LinkButton>
        )}
        <Button type="submit" loading={loading}>
          {total === 0 ? texts.nothing : fill(texts.submit, { goods: plural(total, nouns.goods, locale) })}
        </Button>
      </div>
    </form>
  );
}

/**
 * Synchronizes the checkboxes with a listing whose filters change elsewhere. The checkboxes are uncontrolled, so that they work without
 * JavaScript. When the listing catches up with an earlier choice, later choices are not lost.
 */
function useFormSync(groups: readonly FilterGroup[], loading: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const choice = describeChoice(groups);
  const previousListing = useRef({ choice, loading });
  /** Reported choices that the listing does not reflect yet, oldest first. */
  const pendingChoices = useRef<string[]>([]);
  const runningUpdates = useRef(0);
  useLayoutEffect(() => {
    const hasSettled = previousListing.current.loading && !loading;
    const hasChoiceChanged = previousListing.current.choice !== choice;
    previousListing.current = { choice, loading };
    if (!hasChoiceChanged && !hasSettled) return;
    const reachedIndex = pendingChoices.current.lastIndexOf(choice);
    if (reachedIndex >= 0) pendingChoices.current = pendingChoices.current.slice(reachedIndex + 1);
    else if (hasChoiceChanged || runningUpdates.current === 0) pendingChoices.current = [];
    if (pendingChoices.current.length > 0) return;
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) box.checked = box.defaultChecked;
  }, [choice, loading]);
  /** Whether a checkbox differs from the listing and no reported choice is still pending. */
  const hasUnreportedChoice = () =>
    pendingChoices.current.length === 0 &&
    [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].some((box) => box.checked !== box.defaultChecked);
  const reportChoice = (formData: FormData, onFilter: (formData: FormData) => unknown) => {
    pendingChoices.current.push(describeFormChoice(formData, groups));
    const update = onFilter(formData);
    if (!(update instanceof Promise)) return;
    const finishUpdate = () => {
      runningUpdates.current -= 1;
    };
    runningUpdates.current += 1;
    update.then(finishUpdate, finishUpdate);
  };
  return { form, reportChoice, hasUnreportedChoice };
}
