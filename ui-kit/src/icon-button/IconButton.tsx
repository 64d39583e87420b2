/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react';
import { spinner } from '../button/button-style.ts';
import { Icon } from '../icon/index.ts';
import { IconFace } from './IconFace.tsx';
import { type IconButtonLook, iconButtonStyle, nameOf } from './icon-button-style.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'>, IconButtonLook {
  /** Runs at a press of mouse, finger, Enter or space; not while `loading`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Makes it a switch that is on or off; a pressed sign is filled. Keep the label the same in both states. */
  pressed?: boolean | undefined;
  /** Its action runs: a turning sign stands instead, presses do nothing, the focus is kept. */
  loading?: boolean | undefined;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Its action cannot run now. */
  disabled?: boolean | undefined;
}

/** An action that a sign says; its words are for a screen reader. For a place to go to, take `LinkIconButton`. */
export function IconButton({ pressed, loading = false, type = 'button', onClick, ...look }: IconButtonProps) {
  const { icon, label, variant, size, count, countForms, ...button } = look;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      css={iconButtonStyle(look)}
      aria-label={nameOf(look)}
      aria-pressed={pressed}
      {...button}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {loading ? (
        <i css={spinner}>
          <Icon name="loader" />
        </i>
      ) : (
        <IconFace icon={icon} count={count} filled={pressed} />
      )}
    </button>
  );
}
