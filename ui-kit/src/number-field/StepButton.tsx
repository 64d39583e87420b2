/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { media, motion, role } from '../theme/index.ts';

export interface StepButtonProps extends ComponentProps<'button'> {
  /** Changes the number by one step. */
  onStep: () => void;
  /** The input, which gets the focus when a mouse presses the button. */
  field: RefObject<HTMLInputElement | null>;
}

const buttonStyle = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--meet-control-medium)',
  marginInlineStart: -1,
  border: `1px solid ${role('control')}`,
  background: 'transparent',
  color: role('text'),
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `border-color ${motion('fast')}, background ${motion('fast')}`,
  [media.hover]: { '&:hover': { zIndex: 1, borderColor: role('text') } },
  '&:active': { background: role('tile') },
  '&:disabled': { borderColor: role('control'), background: role('tile'), color: role('muted'), cursor: 'not-allowed' },
  // A button that is disabled at a limit keeps the border of its field. If the field itself is disabled, the button has the border of a
  // disabled field.
  'input:disabled ~ &': { borderColor: role('border') },
});

/** Milliseconds for which a button is held before it repeats, and milliseconds between its repeated steps. */
const holdMs = { first: 400, next: 60 } as const;

/** A button that increases or decreases a number. It repeats while it is held. Tab skips it, because the arrow keys do the same. */
export function StepButton({ onStep, field, ...props }: StepButtonProps) {
  const onStepRef = useRef(onStep);
  const element = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const hasRepeated = useRef(false);
  useEffect(() => {
    onStepRef.current = onStep;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    // Stops repeating at the limit, where the button becomes disabled and no longer reports that the pointer has left it.
    if (!element.current || element.current.disabled) return;
    hasRepeated.current = true;
    onStepRef.current();
    timer.current = window.setTimeout(repeat, holdMs.next);
  };
  const handlePointerDown = ({ button: mouseButton, pointerType }: PointerEvent) => {
    // Focuses the input after a mouse press, so that arrow keys work. After a touch, the focus would open the keyboard of the phone.
    if (pointerType === 'mouse') field.current?.focus();
    hasRepeated.current = false;
    if (mouseButton !== 0) return;
    timer.current = window.setTimeout(repeat, holdMs.first);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => clearTimeout(timer.current), { once: true });
  };
  const handleClick = () => {
    // The click after a long press is not another step.
    if (!hasRepeated.current) onStepRef.current();
    hasRepeated.current = false;
  };
  return (
    <button
      css={buttonStyle}
      {...props}
      ref={element}
      type="button"
      tabIndex={-1}
      onPointerDown={handlePointerDown}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={handleClick}
    />
  );
}
