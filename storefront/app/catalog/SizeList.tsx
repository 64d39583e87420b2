import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { hiddenText } from '../platform/layout-style.ts';
import type { sizesOf } from './product.rules.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  margin: `${space(2)} 0 0`,
  padding: '0 1px 1px 0',
  listStyle: 'none',
  font: font(500, 16),
  '& li': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 52,
    margin: '0 -1px -1px 0',
    border: `1px solid ${color('control')}`,
  },
});

const sold = css({ color: color('muted'), fontWeight: 400 });

interface SizeListProps {
  sizes: ReturnType<typeof sizesOf>;
}

/** Which sizes there are and which are gone. */
export function SizeList({ sizes }: SizeListProps) {
  return (
    <ul css={list}>
      {sizes.map(({ name, available }) => (
        <li key={name} css={!available && sold}>
          {available ? (
            name
          ) : (
            <span>
              <s>{name}</s>
              <span css={hiddenText}>, нет в&nbsp;наличии</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
