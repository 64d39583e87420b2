/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react';
import { spinner } from '../button/button-style.ts';
import { Icon } from '../icon/index.ts';
import { useLocale } from '../locale/locale-context.ts';
import { composeAccessibleName, IconWithCounter } from './IconWithCounter.tsx';
import type { IconButtonLook } from './icon-button-look.ts';
import { createIconButtonStyle } from './icon-button-style.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'>, IconButtonLook {
  /** Called on click, tap, Enter or Space, except while `loading`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Makes the button a toggle, which is pressed or not; if omitted, the button is no toggle. An icon of the set is filled while pressed.
   * Replace an icon of your own by a filled one yourself, or the state is invisible. Keep the label the same in both states.
   */
  pressed?: boolean | undefined;
  /**
   * Replaces the icon with a spinner. The button keeps the focus and ignores presses.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Native type; `submit` submits the surrounding form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Disables the button, which Tab then skips. Say why beside it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** A frequent action whose icon everyone knows, with a hidden name. For others take `Button`, for links `LinkIconButton`. */
export function IconButton({ pressed, loading = false, type = 'button', onClick, ...otherProps }: IconButtonProps) {
  const { icon, label, variant, size, count, countForms, ...buttonProps } = otherProps;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      css={createIconButtonStyle(otherProps)}
      aria-label={composeAccessibleName(otherProps, useLocale())}
      aria-pressed={pressed}
      {...buttonProps}
      type={type}
      onClick={press}
      aria-busy={loading || buttonProps['aria-busy']}
      aria-disabled={loading || buttonProps['aria-disabled']}
    >
      {loading ? (
        <i css={spinner}>
          <Icon name="loader" />
        </i>
      ) : (
        <IconWithCounter icon={icon} count={count} filled={pressed} />
      )}
    </button>
  );
}
