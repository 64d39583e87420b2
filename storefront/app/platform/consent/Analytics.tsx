import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NonceContext } from '../render/nonce.ts';
import { type AnalyticsIds, countPage, startAnalytics } from './analytics.ts';
import { consentOf } from './consent.ts';

/**
 * Counts pages where counters are configured and the visitor agreed; their scripts are loaded only then. What starts them is no file of its
 * own: a browser that keeps counters out would not let it come, and a part that does not come loads the page anew.
 */
export function Analytics({ ids }: { ids: AnalyticsIds }) {
  const nonce = use(NonceContext);
  const { pathname } = useLocation();
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) startAnalytics(ids, nonce);
    started.current = true;
    // It may have been taken back in another tab.
    if (consentOf(document.cookie) === 'granted') countPage(ids, pathname);
  }, [ids, nonce, pathname]);
  return null;
}
