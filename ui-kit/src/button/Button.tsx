/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { type ButtonLook, buttonStyle, spinner } from './button-style.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  /** What it does, as a verb: «Войти», «Показать ещё 12». */
  children?: ReactNode;
  /** Runs at a press of mouse, finger, Enter or space; not while `loading`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Its action runs: the words stay, a sign turns, presses do nothing, the focus is kept. */
  loading?: boolean | undefined;
  /** Its action cannot run now; say why beside it. */
  disabled?: boolean | undefined;
}

/** An action. For a place to go to, take `LinkButton`. */
export function Button({ variant, size, wide, loading = false, type = 'button', onClick, children, ...button }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      css={buttonStyle({ variant, size, wide })}
      {...button}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
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
