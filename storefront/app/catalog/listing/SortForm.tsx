import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { SortSelect } from '@meet/ui-kit/sort-select';
import { space } from '@meet/ui-kit/theme';
import type { Sort } from '../../platform/graphql/generated/graphql.ts';
import { findSortSlug, sortOptions } from './listing.rules.ts';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media (scripting: enabled)': { '& button': { display: 'none' } },
});

interface SortFormProps {
  sort: Sort;
  /** URL of the listing without its query string. */
  action: string;
  /** Other query parameters to keep. */
  hiddenFields: readonly (readonly [name: string, value: string])[];
  onSort: (sort: Sort) => void;
  /** Label of the default sort order, when «популярные» does not describe it. */
  defaultLabel?: string | undefined;
}

/** Native GET form that chooses the sort order of a listing. A choice applies at once; without JavaScript a button submits the form. */
export function SortForm({ sort, action, hiddenFields, onSort, defaultLabel }: SortFormProps) {
  const options = sortOptions.map(({ slug, label }, index) => ({ value: slug, label: (index === 0 && defaultLabel) || label }));
  const chooseSort = (chosenSlug: string) => {
    const chosenOption = sortOptions.find(({ slug }) => slug === chosenSlug);
    if (chosenOption) onSort(chosenOption.sort);
  };
  return (
    <form action={action} css={root} autoComplete="off">
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SortSelect options={options} value={findSortSlug(sort)} onValueChange={chooseSort} />
      <Button type="submit" variant="line" size="small">
        Показать
      </Button>
    </form>
  );
}
