import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { useParams } from 'react-router';
import { wrap } from '../platform/layout-style.ts';
import { DirectoryLinks } from './DirectoryLinks.tsx';
import type { MenuDirectory } from './directory-link.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

const root = css({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  background: color('paper'),
  borderBottom: `1px solid ${color('line')}`,
});

const bar = css({ display: 'flex', alignItems: 'center', minHeight: 56, [media.desktop]: { minHeight: 64 } });

const categories = css({
  display: 'flex',
  gap: space(4),
  minWidth: 0,
  marginInlineStart: space(8),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 0,
  listStyle: 'none',
  font: font(500, 14),
  letterSpacing: '-.005em',
  [media.wide]: { gap: space(6), marginInlineStart: space(14) },
  '& a': { position: 'relative', display: 'block', paddingBlock: 22, whiteSpace: 'nowrap' },
  '& a[aria-current]::after, & a:hover::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    background: 'currentColor',
  },
  '& a:focus-visible': { outlineOffset: -2 },
});

const navigation = css({ display: 'none', minWidth: 0, [media.desktop]: { display: 'block' } });

interface HeaderProps {
  directories: readonly MenuDirectory[];
}

export function Header({ directories }: HeaderProps) {
  const { directory: active } = useParams();
  return (
    <header css={root}>
      <div css={[wrap, bar]}>
        {directories.length > 0 && <MobileMenu directories={directories} active={active} />}
        <Wordmark />
        {directories.length > 0 && (
          <nav aria-label="Каталог" css={navigation}>
            <DirectoryLinks directories={directories} active={active} css={categories} />
          </nav>
        )}
      </div>
    </header>
  );
}
