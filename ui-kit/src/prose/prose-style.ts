import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

const headings = {
  '& * + h2': { marginTop: space(10) },
  '& h2': { font: font(500, 28), letterSpacing: '-.025em', textWrap: 'balance' },
  '& * + h3': { marginTop: space(8) },
  '& h3': { font: font(500, 22), letterSpacing: 'var(--meet-tight)', textWrap: 'balance' },
  '& * + h4': { marginTop: space(6) },
  '& h4': { font: font(500, 18), letterSpacing: '-.01em', textWrap: 'balance' },
  '& h1': { font: font(500, 36), letterSpacing: '-.03em', textWrap: 'balance' },
} as const;

const lists = {
  '& ul, & ol': { display: 'grid', gap: space(2), paddingInlineStart: space(6), listStyle: 'revert' },
  '& li > ul, & li > ol': { marginTop: space(2) },
  '& li::marker': { color: role('muted') },
  '& dt': { fontWeight: 500 },
  '& dd': { marginInlineStart: 0 },
  '& dd + dt': { marginTop: space(3) },
} as const;

const pictures = {
  '& img, & video, & iframe': { maxWidth: '100%', height: 'auto' },
  '& img': { filter: 'brightness(var(--meet-picture-dim))' },
  '& iframe': { width: '100%', aspectRatio: '16 / 9', border: 0 },
  '& figcaption': { marginTop: space(2), font: font(400, 14), color: role('muted') },
} as const;

const stroke = 'linear-gradient(currentColor 0 0) center';

const blocks = {
  '& blockquote': { paddingInlineStart: space(5), borderInlineStart: `2px solid ${role('text')}`, font: font(400, 18) },
  '& blockquote > * + *': { marginTop: space(3) },
  '& hr': { height: 1, border: 0, background: role('border'), [forcedColors]: { background: 'CanvasText' } },
  '& details': { borderBlock: `1px solid ${role('border')}`, paddingBlock: space(1) },
  '& details + details': { marginTop: 0, borderTop: 0 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
    paddingBlock: space(3),
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  // The plus turns into a cross, as in an accordion.
  '& summary::after': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 14,
    marginInlineEnd: 3,
    background: `${stroke} / 100% 1.5px no-repeat, ${stroke} / 1.5px 100% no-repeat`,
    transition: `transform ${motion('fast')} ${motion('ease')}`,
  },
  '& details[open] > summary::after': { transform: 'rotate(45deg)' },
  '& details > :not(summary)': { marginBlock: `${space(1)} ${space(3)}` },
  '& code': { padding: '1px 4px', background: role('tile'), fontSize: '.875em' },
  '& pre': { whiteSpace: 'pre-wrap' },
} as const;

const tables = {
  '& [data-table]': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', font: font(400, 14) },
  '& caption': { paddingBottom: space(2), textAlign: 'start', fontWeight: 500 },
  '& th, & td': {
    padding: `${space(3)} ${space(4)} ${space(3)} 0`,
    borderBottom: `1px solid ${role('border')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 500 },
} as const;

/** Styles an editor's HTML by element names. */
export const prose = css({
  // About 70 characters per line.
  maxWidth: '42rem',
  overflowWrap: 'break-word',
  '& > * + *, & section > * + *, & article > * + *': { marginTop: space(4) },
  ...headings,
  ...lists,
  ...pictures,
  ...blocks,
  ...tables,
  '& a': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.25em', textDecorationColor: role('control') },
  [media.hover]: { '& a:hover': { textDecorationColor: 'currentColor' } },
  '& b, & strong': { fontWeight: 600 },
  // Leaves space between the sticky header and the element that a link within the page leads to.
  '& [id]': { scrollMarginTop: space(4) },
  '& :target': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '.2em' },
  [media.desktop]: { fontSize: '1.125rem', lineHeight: '1.75rem' },
  '@media print': { maxWidth: 'none', '& details::details-content': { contentVisibility: 'visible', height: 'auto', opacity: 1 } },
});
