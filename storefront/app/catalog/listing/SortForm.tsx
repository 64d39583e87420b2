import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { SortSelect } from '@meet/ui-kit/sort-select';
import { space } from '@meet/ui-kit/theme';
import { startTransition, useState } from 'react';
import type { Sort } from '../../platform/graphql/generated/graphql.ts';
import { slugOfSort, sorts } from './listing.rules.ts';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media (scripting: enabled)': { '& button': { display: 'none' } },
});

interface SortFormProps {
  sort: Sort;
  /** Address of the listing without its query. */
  action: string;
  /** What else the address holds. */
  kept: readonly (readonly [name: string, value: string])[];
  /** Ends when the listing has come in that order, or never will. */
  onSort: (sort: Sort) => Promise<void>;
  /** Words for the default order, where «популярные» is not what it means. */
  defaultLabel?: string | undefined;
}

/** The order that was chosen, until the listing has come to it: the router takes its time to show even what it is on its way to. */
function useChosenSort(sort: Sort, onSort: SortFormProps['onSort']) {
  const [chosen, setChosen] = useState<Sort | null>(null);
  const choose = (next: Sort) => {
    setChosen(next);
    void onSort(next).finally(() => startTransition(() => setChosen((known) => (known === next ? null : known))));
  };
  return [chosen ?? sort, choose] as const;
}

/** A native GET form: with a script a choice applies at once, without one a button sends it. */
export function SortForm({ sort, action, kept, onSort, defaultLabel }: SortFormProps) {
  const options = sorts.map(({ slug, label }, index) => ({ value: slug, label: (index === 0 && defaultLabel) || label }));
  const [shown, show] = useChosenSort(sort, onSort);
  const choose = (chosen: string) => {
    const next = sorts.find(({ slug }) => slug === chosen);
    if (next) show(next.sort);
  };
  return (
    <form action={action} css={root}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SortSelect options={options} value={slugOfSort(shown)} onValueChange={choose} />
      <Button type="submit" variant="line" size="small">
        Показать
      </Button>
    </form>
  );
}
