import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { media } from '@meet/ui-kit/theme';

const root = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  fontFamily: 'var(--font-display)',
  fontWeight: 800,
  fontSize: '1.375rem',
  lineHeight: 1,
  letterSpacing: '-.06em',
  [media.desktop]: { fontSize: '1.625rem' },
});

export function Wordmark() {
  return (
    <Link href="/" css={root} aria-label="Meet, на главную">
      Meet
    </Link>
  );
}
