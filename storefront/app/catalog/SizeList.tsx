import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { color, font, space } from '@meet/ui-kit/theme';

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
  sizes: readonly { name: string; isAvailable: boolean }[];
}

/** Which sizes there are and which are gone. */
export function SizeList({ sizes }: SizeListProps) {
  return (
    <ul css={list}>
      {sizes.map(({ name, isAvailable }) => (
        <li key={name} css={!isAvailable && sold}>
          {isAvailable ? (
            name
          ) : (
            <span>
              <s>{name}</s>
              <span css={hidden}>, нет в&nbsp;наличии</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
