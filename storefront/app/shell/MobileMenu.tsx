import { css } from '@emotion/react';
import { Icon } from '@meet/ui-kit/icon';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { DirectoryLinks } from './DirectoryLinks.tsx';
import type { MenuDirectory } from './directory-link.ts';

const root = css({
  marginInlineStart: -11,
  [media.desktop]: { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 'var(--target)',
    height: 'var(--target)',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& .close, &[open] .open': { display: 'none' },
  '&[open] .close': { display: 'block' },
});

// Under the header, over everything else: the page behind stays where it was.
const panel = css({
  position: 'absolute',
  inset: '100% 0 auto',
  height: 'calc(100dvh - 57px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 'var(--gutter)',
  paddingBlock: space(4),
  background: color('panel'),
  font: font(500, 28),
  letterSpacing: '-.03em',
  '& ul': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(2) },
  '& [aria-current]': { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: 2 },
});

interface MobileMenuProps {
  directories: readonly MenuDirectory[];
  active: string | undefined;
}

/** Categories behind one sign. A native details: it opens before any script has come. */
export function MobileMenu({ directories, active }: MobileMenuProps) {
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  // A new page starts with the menu closed.
  return (
    <details key={location.key} ref={details} css={root} onKeyDown={closeByEscape}>
      <summary aria-label="Меню">
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
      </summary>
      <nav aria-label="Каталог" css={panel}>
        <DirectoryLinks directories={directories} active={active} everything="Весь каталог" />
      </nav>
    </details>
  );
}
