import { css } from '@emotion/react';
import { LinkProvider } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { MenuDirectory } from './directory-link.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouterLink } from './RouterLink.tsx';

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh', '& > main': { flex: 1, outline: 0 } });

const skip = css({
  position: 'absolute',
  zIndex: 9,
  padding: `${space(3)} ${space(4)}`,
  background: color('ink'),
  color: color('paper'),
  transform: 'translateY(-110%)',
  '&:focus': { transform: 'none' },
});

interface ShellProps {
  directories: readonly MenuDirectory[];
  year?: number | undefined;
  children: ReactNode;
}

/** What stands round every page. */
export function Shell({ directories, year, children }: ShellProps) {
  return (
    <LinkProvider component={RouterLink}>
      <div css={page}>
        <a href="#main" css={skip}>
          К содержанию
        </a>
        <Header directories={directories} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer directories={directories} year={year} />
      </div>
    </LinkProvider>
  );
}
