/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { type ButtonLook, createButtonStyle, spinner } from './button-style.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  /** Label, which begins with a verb: «Войти», «Показать ещё 12». */
  children?: ReactNode;
  /** Called on click, tap, Enter or Space, except while `loading`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Native type; `submit` submits the surrounding form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Shows a spinner before the label, which makes the button 26 px wider unless it is `wide`. It keeps the focus and ignores presses.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Disables the button. Explain the reason next to it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** One action in place: buy, save, send. For an address take `LinkButton`, for an icon alone `IconButton`. */
export function Button({ variant, size, wide, loading = false, type = 'button', onClick, children, ...buttonProps }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      css={createButtonStyle({ variant, size, wide })}
      {...buttonProps}
      type={type}
      onClick={press}
      aria-busy={loading || buttonProps['aria-busy']}
      aria-disabled={loading || buttonProps['aria-disabled']}
    >
      {loading && (
        <i css={spinner}>
          <Icon name="loader" size={18} />
        </i>
      )}
      <span>{children}</span>
    </button>
  );
}
