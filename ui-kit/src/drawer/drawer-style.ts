import { css } from '@emotion/react';
import { layers } from '../internal/style/layers.ts';
import { bottomEdge } from '../internal/style/panel-style.ts';
import { media, motion, radius, role, space } from '../theme/index.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Direction of the swipe that closes the drawer, by the drawer's side. */
export const swipeDirections = { left: 'left', right: 'right', top: 'up', bottom: 'down' } as const;

/** Scales the duration by the strength of the closing swipe, which Base UI measures. */
const closingDuration = `calc(var(--drawer-swipe-strength, 1) * ${motion('drawer')})`;
const justifyBySide = { left: 'flex-start', right: 'flex-end', top: 'center', bottom: 'center' } as const;
const alignBySide = { left: 'stretch', right: 'stretch', top: 'flex-start', bottom: 'flex-end' } as const;

export const scrimFade = css({
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  transition: `opacity ${motion('drawer')} ${motion('ease-drawer')}`,
  '&[data-swiping]': { transitionDuration: '0ms' },
  '&[data-ending-style]': { transitionDuration: closingDuration },
});

export const styleViewport = (side: Side) =>
  css({
    position: 'fixed',
    inset: 0,
    zIndex: layers.overlay,
    display: 'flex',
    justifyContent: justifyBySide[side],
    alignItems: alignBySide[side],
    overflow: 'hidden',
  });

const slidingPanel = css({
  position: 'relative',
  // Keeps the end of the content above the on-screen keyboard.
  paddingBottom: 'var(--drawer-keyboard-inset, 0px)',
  transform: 'translate(var(--drawer-swipe-movement-x, 0), var(--drawer-swipe-movement-y, 0))',
  transition: `transform ${motion('drawer')} ${motion('ease-drawer')}`,
  willChange: 'transform',
  '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' },
  '&[data-ending-style]': { transitionDuration: closingDuration },
});

/**
 * Extends the colour of the drawer beyond the edge of the screen, so that no gap appears when the drawer is dragged away from that edge.
 */
const extendEdge = (x: number, y: number) => `${x}px ${y}px 0 ${role('panel')}`;
const slideAway = (transform: string) => ({ '&[data-starting-style], &[data-ending-style]': { transform } });

const edgeStyles = {
  left: css({ width: 'min(360px, calc(100% - 40px))', boxShadow: extendEdge(-80, 0), ...slideAway('translateX(-100%)') }),
  right: css({ width: 'min(480px, 100%)', boxShadow: extendEdge(80, 0), ...slideAway('translateX(100%)') }),
  top: css({
    width: '100%',
    maxHeight: '100dvh',
    boxShadow: extendEdge(0, -80),
    transitionDuration: motion('slow'),
    ...slideAway('translateY(-100%)'),
  }),
  bottom: css({
    width: '100%',
    maxWidth: 720,
    maxHeight: '92dvh',
    boxShadow: extendEdge(0, 80),
    ...bottomEdge,
    ...slideAway('translateY(100%)'),
  }),
};

export const styleDrawer = (side: Side) => [slidingPanel, edgeStyles[side]];

/** A drawer from the top replaces the header, so it has no title row and its close button is in the corner. */
export const cornerHead = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 28,
  insetInlineEnd: `calc(max(0px, (100% - var(--meet-container)) / 2) + var(--meet-gutter) - 11px)`,
});
const columnPadding = `${space(4)} calc(var(--meet-gutter) + 56px) ${space(6)} var(--meet-gutter)`;
/** Content of a drawer from the top: as wide as the content of the page, with room for the close button in the corner. */
export const columnBody = css({
  width: '100%',
  maxWidth: 'var(--meet-container)',
  marginInline: 'auto',
  padding: columnPadding,
  [media.tablet]: { padding: columnPadding },
});

/** Handle at the upper edge, which hints that the drawer can be dragged down. */
export const handle = css({
  flex: 'none',
  width: 36,
  height: 4,
  margin: `${space(2)} auto 0`,
  borderRadius: radius('full'),
  background: role('control'),
});
