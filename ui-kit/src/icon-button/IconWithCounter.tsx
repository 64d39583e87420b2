/** @jsxImportSource @emotion/react */
'use client';

import { type IconSource, renderIcon } from '../icon/Icon.tsx';
import type { Locale } from '../locale/shop-locale.ts';
import { plural, pluralForm } from '../plural/index.ts';
import type { IconButtonLook } from './icon-button-look.ts';
import { counter } from './icon-button-style.ts';

const maxCount = 99;

/** The number as displayed on the icon, where only two digits fit: above 99 it is «99+». */
const formatCount = (count: number): string => (count > maxCount ? `${maxCount}+` : String(count));

/** Accessible name of a button: its label and the number as displayed, with its noun if there are plural forms. */
export function composeAccessibleName({ label, count = 0, countForms }: IconButtonLook, locale: Locale): string {
  if (count < 1) return label;
  if (count > maxCount)
    return `${label}, ${formatCount(count)}${countForms ? `\u00a0${pluralForm(maxCount + 1, countForms, locale)}` : ''}`;
  return `${label}, ${countForms ? plural(count, countForms, locale) : count}`;
}

interface IconWithCounterProps {
  icon: IconSource;
  count?: number | undefined;
  filled?: boolean | undefined;
}

/** The icon and its counter; the button's name contains both. */
export function IconWithCounter({ icon, count = 0, filled }: IconWithCounterProps) {
  return (
    <>
      {renderIcon(icon, { filled })}
      {count > 0 && (
        <span css={counter} aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  );
}
