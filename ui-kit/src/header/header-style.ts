import { css } from '@emotion/react';
import { font, media, motion, role, space } from '../theme/index.ts';

export const skip = css({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  zIndex: 9,
  padding: `${space(3)} ${space(4)}`,
  background: role('text'),
  color: role('page'),
  transform: `translateY(calc(-100% - ${space(4)}))`,
  '&:focus': { transform: 'none' },
});

const wrap = css({ width: '100%', maxWidth: 'var(--meet-container)', marginInline: 'auto', paddingInline: 'var(--meet-gutter)' });

export const service = css(wrap, {
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(5),
  minHeight: 36,
  font: font(400, 12),
  color: role('muted'),
  [media.desktop]: { display: 'flex' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space(5), margin: 0, padding: 0, listStyle: 'none' },
  '& > ul': { flex: '0 1 auto' },
  '& > ul + *': { flexShrink: 99, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  whiteSpace: 'nowrap',
  '& a, & button': { display: 'inline-block', paddingBlock: space(2) },
  '@media (max-width: 1279px)': { gap: space(3), '& ul': { columnGap: 10 } },
  [media.hover]: { '& a:hover, & button:hover': { color: role('text') } },
});

export const audience = css({ fontWeight: 500, color: role('text'), '& + li:not(&)': { marginInlineStart: space(3) } });

export const root = css({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  background: role('page'),
  borderBottom: `1px solid ${role('border')}`,
  transition: `transform ${motion('slow')} ${motion('ease')}`,
});

/** The header is out of view while the shopper scrolls down, unless something in it has the focus. */
export const hiddenRoot = css({ '&:not(:focus-within)': { transform: 'translateY(-101%)' } });

/** Between these widths the categories are on a separate line, because they do not fit beside the search and the icons. */
const twoLineHeader = '@media (min-width: 1024px) and (max-width: 1279px)';

export const bar = css(wrap, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  [media.desktop]: { minHeight: 64 },
  [twoLineHeader]: { flexWrap: 'wrap' },
});

export const menuButton = css({ marginInlineStart: -11, [media.desktop]: { display: 'none' } });

export const wordmark = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--meet-target)',
  font: font(800, 22, 'display'),
  lineHeight: 1,
  letterSpacing: '-.06em',
  [media.desktop]: { fontSize: '1.625rem' },
});

export const menu = css({
  display: 'none',
  minWidth: 0,
  marginInlineStart: space(8),
  [media.desktop]: { display: 'block', marginInlineEnd: space(3) },
  [twoLineHeader]: { order: 1, flex: '1 0 100%', marginInline: 0, '& nav > div > ul > li > a': { paddingBlock: 12 } },
  '@media (min-width: 1280px)': { marginInlineStart: space(14), marginInlineEnd: space(6) },
});

export const bare = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--meet-target)',
  marginInlineStart: 'auto',
  font: font(400, 14),
  color: role('muted'),
  '& a': { paddingBlock: space(3), color: role('text') },
});

export const searchCell = css({
  display: 'none',
  marginInline: `auto ${space(4)}`,
  [media.desktop]: { display: 'block', flex: '1 0 96px', maxWidth: 232 },
});

export const searchBox = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
  color: role('muted'),
  font: font(400, 14),
  [media.hover]: { '&:hover': { color: role('text') } },
  [media.desktop]: { justifyContent: 'start', width: 'auto', borderBottom: `1px solid ${role('control')}` },
});

export const searchLabel = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [media.desktop]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
});

export const actions = css({
  display: 'flex',
  flex: 'none',
  margin: '0 -11px 0 auto',
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gap: space(1), marginInlineStart: 0 },
});

export const phoneOnly = css({ [media.desktop]: { display: 'none' } });
