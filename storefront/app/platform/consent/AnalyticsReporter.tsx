import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../store/root-store.tsx';
import { type AnalyticsIds, reportPageView, startAnalytics } from './analytics.ts';
import { ConsentStore, readConsent } from './consent.store.ts';

/**
 * Loads the configured analytics scripts after consent, and reports the current page and each later navigation. Its code is deliberately
 * not a lazy chunk: content blockers would block the chunk because of its name, and a chunk that fails to load makes the page reload.
 */
export const AnalyticsReporter = observer(function AnalyticsReporter({ ids }: { ids: AnalyticsIds }) {
  const { isGranted } = useStore(ConsentStore);
  const { pathname } = useLocation();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Consent may have been withdrawn in another tab.
    if (!isGranted || readConsent(document.cookie) !== 'granted') return;
    if (!hasStarted.current) startAnalytics(ids);
    hasStarted.current = true;
    reportPageView(ids, pathname);
  }, [ids, isGranted, pathname]);
  return null;
});
