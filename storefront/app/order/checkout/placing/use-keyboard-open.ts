import { useEffect, useState } from 'react';

const textFieldSelector = 'textarea,input:not([type=radio],[type=checkbox],[type=hidden])';

/** An on-screen keyboard takes at least this height, in px. The browser's own bars take less. */
const minKeyboardHeight = 120;

/**
 * Whether an on-screen keyboard is open. The focus of a field is not enough: the shopper may use a hardware keyboard, or may have closed
 * the on-screen keyboard.
 */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const { visualViewport: viewport } = window;
    const measure = () => {
      const coveredHeight = viewport ? innerHeight - viewport.height * viewport.scale : 0;
      setOpen(coveredHeight > minKeyboardHeight && Boolean(document.activeElement?.matches(textFieldSelector)));
    };
    viewport?.addEventListener('resize', measure, options);
    // The keyboard stays open if the next element is a text field too. If it is no text field, the keyboard closes, and is measured once it
    // is closed.
    addEventListener('focusin', measure, options);
    addEventListener('focusout', () => setOpen(false), options);
    return () => controller.abort();
  }, []);
  return isOpen;
}
