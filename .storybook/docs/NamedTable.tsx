import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** Labels each cell of a table with the heading of its column. */
function nameCells({ tHead, tBodies }: HTMLTableElement): void {
  const titles = [...(tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  for (const { rows } of tBodies)
    for (const { cells } of rows) for (const [index, cell] of [...cells].entries()) cell.dataset.label = titles[index];
}

export const TableHead = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

/** A table of a docs page. On a phone its cells are below each other, each with the name of its column, because columns would not fit. */
export default function NamedTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    if (table.current) nameCells(table.current);
  });
  return <table ref={table} className="stacked" {...props} />;
}
