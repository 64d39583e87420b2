import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import { forgetCounters } from '../../platform/consent/forget-counters.ts';
import { lazyPart } from '../../platform/late/lazy-part.ts';
import { useStore } from '../../platform/root-store.tsx';

const ConsentBanner = lazyPart(async () => (await import('@meet/ui-kit/consent-banner')).ConsentBanner);

/** On a phone it would lie over the button of a form that is all the page is for; it can wait until the next page. */
const withoutQuestion = new Set(['/auth', '/enter-code']);

const box = css({ outline: 0 });

/** Who has asked for the question is led to it, and back when it is answered. */
function Called({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div css={box} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Asks once, as soon as it is known that nobody has answered in this browser, and whenever a shopper wants to answer anew. */
export const ConsentQuestion = observer(function ConsentQuestion() {
  const { answer, asks, anew, granted, give } = useStore(ConsentStore);
  const { pathname } = useLocation();
  const decline = () => {
    give('declined');
    if (!granted) return;
    forgetCounters();
    // Nothing but a load stops a counter that runs.
    location.reload();
  };
  if (!asks || (!anew && withoutQuestion.has(pathname))) return null;
  const banner = (
    <ConsentBanner onAccept={() => give('granted')} onDecline={decline}>
      Cookie помогают считать посещения и&nbsp;делать магазин удобнее.
      {answer && (granted ? ' Сейчас посещения считаются.' : ' Сейчас посещения не\u00a0считаются.')}
    </ConsentBanner>
  );
  return <Suspense>{anew ? <Called>{banner}</Called> : banner}</Suspense>;
});
