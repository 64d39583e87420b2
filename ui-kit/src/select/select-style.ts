import { css } from '@emotion/react';
import { font, media, motion, radius, role } from '../theme/index.ts';

export const field = css({ minWidth: 0 });
export const labelText = css({ display: 'block', width: 'fit-content', marginBottom: 6, font: font(500, 14), overflowWrap: 'anywhere' });

/** Style of `variant="line"`: label and value read as one sentence, «Доставка в Казань». */
export const line = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, minWidth: 0 });
export const lineLabel = css({ font: font(400, 14), color: role('muted') });

const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  '& svg': { transition: `transform ${motion('fast')}` },
  '&[data-popup-open] svg': { transform: 'rotate(180deg)' },
  '&[data-disabled]': { color: role('muted'), cursor: 'not-allowed' },
});

export const boxTrigger = css(trigger, {
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 'var(--meet-control-medium)',
  paddingInline: 'var(--meet-control-inset)',
  font: font(400, 16),
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&[data-popup-open]': { borderColor: role('text') },
  '&[aria-invalid=true]': { borderColor: role('danger'), boxShadow: `inset 0 0 0 1px ${role('danger')}` },
  '&[data-disabled]': { borderColor: role('border'), background: role('tile') },
});

export const lineTrigger = css(trigger, { minHeight: 'var(--meet-target)', font: font(500, 14) });

export const chosenText = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-placeholder]': { color: role('muted') },
});
