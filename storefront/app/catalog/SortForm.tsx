import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Icon } from '@meet/ui-kit/icon';
import { color, font, space } from '@meet/ui-kit/theme';
import { Form, useSubmit } from 'react-router';
import type { Sort } from '../platform/graphql/generated/graphql.ts';
import { sorts } from './listing.rules.ts';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media (scripting: enabled)': { '& button': { display: 'none' } },
});

const field = css({ display: 'flex', alignItems: 'center', gap: 6, '& > span:first-of-type': { color: color('muted') } });

const select = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& select': {
    minHeight: 'var(--target)',
    paddingInline: '0 22px',
    border: 0,
    appearance: 'none',
    background: 'none',
    font: font(500, 14),
    cursor: 'pointer',
  },
  '& option': { background: color('panel') },
  '& svg': { position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' },
});

interface SortFormProps {
  sort: Sort;
  /** Address of the listing without its query. */
  action: string;
}

/** A native GET form: with a script a choice sends it, without one a button does. */
export function SortForm({ sort, action }: SortFormProps) {
  const submit = useSubmit();
  return (
    <Form action={action} css={root} preventScrollReset onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}>
      <label css={field}>
        <span>Сначала</span>
        <span css={select}>
          <select key={sort} name="sort" defaultValue={sorts.find((one) => one.sort === sort)?.slug}>
            {sorts.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} />
        </span>
      </label>
      <Button type="submit" variant="line" size="small">
        Показать
      </Button>
    </Form>
  );
}
