import { css, type SerializedStyles } from '@emotion/react';
import type { IconName } from '../icon/index.ts';
import { forcedColors } from '../internal/forced-colors.ts';
import { type PluralForms, plural } from '../plural/index.ts';
import { color, font, media, motion, radius } from '../theme/index.ts';

export interface IconButtonLook {
  /** Which sign of the shop's set. */
  icon: IconName;
  /** What it does or where it leads, in words: «Избранное», «Закрыть». */
  label: string;
  /** `plain` is the sign alone, `line` stands in an outlined square beside buttons. */
  variant?: 'plain' | 'line' | undefined;
  /** 40, 48 or 56 px for `line`; a plain one always fills 44 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** How many there are; shown from 1, and said in its name. */
  count?: number | undefined;
  /** Forms of what is counted, for its name: «Избранное, 3 товара» instead of «Избранное, 3». */
  countForms?: PluralForms | undefined;
}

const most = 99;

/** The number on the sign: its place holds two digits. */
export const shownCount = (count: number): string => (count > most ? `${most}+` : String(count));

/** The name a screen reader says: the words, and how many, as far as the sign shows it. */
export function nameOf({ label, count = 0, countForms }: IconButtonLook): string {
  if (count < 1) return label;
  if (count > most) return `${label}, ${shownCount(count)}${countForms ? `\u00a0${countForms.many}` : ''}`;
  return `${label}, ${countForms ? plural(count, countForms) : count}`;
}

const root = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--target)',
  height: 'var(--target)',
  [media.hover]: { '&:hover': { color: `color-mix(in srgb, ${color('ink')} 66%, ${color('paper')})` } },
  '&:disabled': { color: color('muted'), cursor: 'not-allowed' },
});

const line = css({
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  transition: `border-color ${motion('fast')}, background ${motion('fast')}`,
  [media.hover]: { '&:hover': { borderColor: color('ink'), color: color('ink') } },
  '&:active': { borderColor: color('ink'), background: color('tile') },
  '&:disabled': { borderColor: color('line'), background: color('tile'), color: color('muted') },
});

const side = (name: 'small' | 'medium' | 'large') => css({ width: `var(--control-${name})`, height: `var(--control-${name})` });
const sizes = {
  // 44 px under a thumb.
  small: css(side('small'), { '&::after': { content: '""', position: 'absolute', inset: -3 } }),
  medium: side('medium'),
  large: side('large'),
};

export const counter = css({
  position: 'absolute',
  left: 'calc(50% + 10px)',
  top: 4,
  font: font(600, 12),
  whiteSpace: 'nowrap',
});

/** Where colours are forced a pressed sign is told by an edge. */
const pressable = css({ [forcedColors]: { '&[aria-pressed=true]': { outline: '2px solid', outlineOffset: -4 } } });

/** The look that a button and a link with a sign share. */
export const iconButtonStyle = ({ variant = 'plain', size = 'medium' }: IconButtonLook): (SerializedStyles | false)[] => [
  root,
  variant === 'line' && line,
  variant === 'line' && sizes[size],
  pressable,
];
