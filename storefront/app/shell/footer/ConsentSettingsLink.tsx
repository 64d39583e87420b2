import { css } from '@emotion/react';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

const root = css({ display: 'inline-block', paddingBlock: 14 });

/**
 * Reopens the consent question, so that consent can be withdrawn. Without JavaScript no analytics scripts run, and the link leads to
 * the cookie policy.
 */
export function ConsentSettingsLink() {
  const { reopen } = useStore(ConsentStore);
  const openSettings = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    reopen();
  };
  return (
    <Link css={root} href="/privacy#fayly-cookie" variant="underlined" aria-haspopup="dialog" onClick={openSettings}>
      Настройки cookie
    </Link>
  );
}
