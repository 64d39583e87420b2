import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { clearAnalyticsData } from '../../platform/consent/analytics-data.ts';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { reloadPage } from '../../platform/update/reload.ts';
import { isBuyingPage } from '../buying-page.ts';

const ConsentBanner = lazyPart(async () => (await import('@meet/ui-kit/consent-banner')).ConsentBanner);

const signInPaths = new Set(['/auth', '/enter-code']);

/** Whether the banner would cover the button of a form on a phone. The banner is then displayed on the next page instead. */
const wouldCoverForm = (location: Location): boolean => signInPaths.has(location.pathname) || isBuyingPage(location);

const withoutOutline = css({ outline: 0 });

/** Moves the focus to the question, and returns it once the shopper has chosen. */
function FocusedQuestion({ children }: { children: ReactNode }) {
  const questionElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const previouslyFocused = document.activeElement;
    questionElement.current?.focus();
    return () => {
      if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div css={withoutOutline} ref={questionElement} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The consent question, displayed when this browser has no stored choice, and when the shopper reopens it. */
export const ConsentQuestion = observer(function ConsentQuestion() {
  const { choice, isQuestionOpen, isReopened, isGranted, saveChoice } = useStore(ConsentStore);
  const location = useLocation();
  const decline = () => {
    saveChoice('declined');
    if (!isGranted) return;
    clearAnalyticsData();
    // Analytics scripts that are already running can only be stopped by reloading the page.
    reloadPage();
  };
  if (!isQuestionOpen || (!isReopened && wouldCoverForm(location))) return null;
  const banner = (
    <ConsentBanner onAccept={() => saveChoice('granted')} onDecline={decline}>
      Cookie помогают считать посещения и&nbsp;делать магазин удобнее.
      {choice && (isGranted ? ' Сейчас посещения считаются.' : ' Сейчас посещения не\u00a0считаются.')}
    </ConsentBanner>
  );
  return <Suspense>{isReopened ? <FocusedQuestion>{banner}</FocusedQuestion> : banner}</Suspense>;
});
