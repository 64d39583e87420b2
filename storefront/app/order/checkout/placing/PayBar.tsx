import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { asBottomBar, breakpoints, color, font } from '@meet/ui-kit/theme';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../../platform/lazy/use-in-view.ts';
import { bottomBar, hiddenBottomBar } from '../../../platform/theme/bottom-bar-style.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import { type FieldErrors, readInput } from '../form/checkout-form.rules.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';

/** Tablets, whose column is as long as that of a phone. */
const tablets = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px) and (min-height: 401px) and (scripting: enabled)`;

const root = css({
  [tablets]: { display: 'flex', ...asBottomBar('65px') },
  // Over the end of the page, where the main button is in view and the bar is hidden.
  marginTop: 'calc(-65px - env(safe-area-inset-bottom, 0px))',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  '& > p': { display: 'grid', margin: 0, font: font(400, 12), color: color('muted') },
  '& b': { font: font(600, 18), color: color('ink'), whiteSpace: 'nowrap' },
});
const stale = css({ opacity: 0.5 });

const textFieldSelector = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden])';

const isTextField = (element: EventTarget | null): boolean => element instanceof Element && element.matches(textFieldSelector);

/** Height that a keyboard of the screen takes at least, in px. Bars of the browser take less. */
const minKeyboardHeight = 120;

/** Whether the keyboard of a phone is probably open: a text field has the focus, and the keyboard was not closed since. */
function useIsKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { visualViewport: viewport } = window;
    addEventListener('focusin', ({ target }) => setOpen(isTextField(target)), { signal });
    addEventListener('focusout', () => setOpen(false), { signal });
    const measure = () => {
      const missing = viewport ? innerHeight - viewport.height * viewport.scale : 0;
      setOpen(missing > minKeyboardHeight && isTextField(document.activeElement));
    };
    viewport?.addEventListener('resize', measure, { signal });
    return () => controller.abort();
  }, []);
  return isOpen;
}

/**
 * The bar stands far above the consent. If only that is missing, the button leads to it at once, instead of after a request. Returns its
 * error then, and null otherwise.
 */
function findMissingConsent(event: MouseEvent<HTMLButtonElement>): FieldErrors | null {
  const { form } = event.currentTarget;
  const checkbox = document.getElementById(buildFieldId('consent'));
  if (!(form && checkbox)) return null;
  const { consent, ...others } = findMissingFields(readInput(new FormData(form)).values);
  if (!consent || Object.keys(others).length > 0) return null;
  event.preventDefault();
  checkbox.scrollIntoView({ block: 'center' });
  checkbox.focus({ preventScroll: true });
  return { consent };
}

interface PayBarProps {
  /** Formatted amount to pay. */
  total: string;
  /** «Итого», or what the amount leaves out. */
  label: string;
  /** Whether a newer sum is loading. */
  isSumLoading: boolean;
  loading: boolean;
  /** Text of the button instead of the usual one. */
  buttonText?: string | undefined;
  /** Container of the main button. While it is in view, the bar is hidden. */
  actionRef: RefObject<HTMLElement | null>;
  /** Called with the error of the consent if nothing else is missing. */
  onMissingChange: (missing: FieldErrors) => void;
}

/**
 * Bottom bar of phones and tablets with the total and a second main button, which a long form would keep out of sight. It makes room for
 * the keyboard.
 */
export function PayBar({ total, label, isSumLoading, loading, buttonText, actionRef, onMissingChange }: PayBarProps) {
  const isActionInView = useInView(actionRef);
  const isKeyboardOpen = useIsKeyboardOpen();
  return (
    <section css={[bottomBar, root, (isActionInView || isKeyboardOpen) && hiddenBottomBar]} aria-label="К оплате">
      <p>
        {label}
        <b css={isSumLoading && stale} data-price="">
          {total}
        </b>
      </p>
      <Button
        type="submit"
        form="checkout"
        loading={loading}
        onClick={(event) => {
          const missing = findMissingConsent(event);
          if (missing) onMissingChange(missing);
        }}
      >
        {buttonText ?? (
          <>
            <span className="online">Оплатить</span>
            <span className="by-call">Оформить</span>
          </>
        )}
      </Button>
    </section>
  );
}
