import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { wrap } from '../platform/layout-style.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';
import { DirectoryLinks } from './DirectoryLinks.tsx';
import type { MenuDirectory } from './directory-link.ts';

const root = css({
  marginTop: 'var(--section)',
  borderTop: `1px solid ${color('line')}`,
  paddingBlock: space(10),
  font: font(400, 14),
});

const catalog = css({
  '& h2': { marginBottom: space(2), font: font(500, 14), letterSpacing: 0 },
  '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space(4), padding: 0, listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: space(3), color: color('muted') },
  '& a:hover': { color: color('ink') },
  [media.tablet]: {
    '& ul': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& a': { paddingBlock: space(1) },
  },
});

const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  marginTop: space(10),
  paddingTop: space(5),
  borderTop: `1px solid ${color('line')}`,
  font: font(400, 12),
  color: color('muted'),
});

interface FooterProps {
  directories: readonly MenuDirectory[];
  /** Unknown when the API is: the line then names the shop alone. */
  year?: number | undefined;
}

export function Footer({ directories, year }: FooterProps) {
  return (
    <footer css={root}>
      <div css={wrap}>
        <nav aria-label="Разделы каталога" css={catalog}>
          <h2>Каталог</h2>
          <DirectoryLinks directories={directories} everything="Все товары" />
        </nav>
        <div css={legal}>
          <p>{year ? `© ${year} Meet` : '© Meet'}</p>
          <ColourModeSwitch />
        </div>
      </div>
    </footer>
  );
}
