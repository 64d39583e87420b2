'use client';

import { useEffect } from 'react';

const findList = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-sonner-toaster]') : null);

/**
 * Sonner supports one hotkey, and pauses only for a pointer and that hotkey. This passes F6 on as the hotkey, pauses on keyboard focus,
 * resumes on blur, and returns the focus on Esc.
 */
export function useToastKeys(): void {
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6' && document.querySelector('[data-sonner-toaster]')) {
        event.preventDefault();
        document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' }));
      }
      const { activeElement } = document;
      if (event.key === 'Escape' && findList(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
    };
    const focusIn = ({ target }: FocusEvent) => {
      findList(target)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    };
    const focusOut = ({ target, relatedTarget }: FocusEvent) => {
      const list = findList(target);
      const outside = relatedTarget ?? document.body;
      if (list && findList(outside) !== list) list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: outside }));
    };
    document.addEventListener('keydown', keyDown);
    document.addEventListener('focusin', focusIn);
    document.addEventListener('focusout', focusOut);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('focusin', focusIn);
      document.removeEventListener('focusout', focusOut);
    };
  }, []);
}
