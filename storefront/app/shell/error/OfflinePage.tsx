import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { type AnchorProps, LinkProvider } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import { keptMark } from '../../../worker/caches.ts';
import { heading1, heading3, wrap } from '../../platform/theme/layout-style.ts';

const page = css({ display: 'grid', justifyItems: 'start', gap: space(5), paddingBlock: space(14) });

const keptPages = css({
  display: 'grid',
  gap: space(5),
  '&:not(:has(li))': { display: 'none' },
  '& ul': { display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' },
  '& a': { color: color('ink'), textUnderlineOffset: '.3em' },
});

/** A plain anchor that bypasses the router. */
const PlainLink = (anchor: AnchorProps) => <a {...anchor} />;

export const meta = () => [{ title: 'Нет сети — Meet' }, { name: 'robots', content: 'noindex' }];

/**
 * Served by the service worker at the address of a page that is not cached. It has no scripts, because the router would reload a page whose
 * address does not match its route. The worker inserts the list of cached pages.
 */
export default function OfflinePage() {
  return (
    <div css={[wrap, page]}>
      <h1 css={heading1}>Вы не&nbsp;в&nbsp;сети</h1>
      <p>
        Этой страницы на&nbsp;устройстве нет. Проверьте связь и&nbsp;обновите страницу: корзина и&nbsp;избранное никуда не&nbsp;денутся.
      </p>
      <LinkProvider component={PlainLink}>
        <LinkButton href="" size="large">
          Обновить страницу
        </LinkButton>
      </LinkProvider>
      <div css={keptPages}>
        <h2 css={heading3}>Можно посмотреть без&nbsp;сети</h2>
        <ul {...{ [keptMark]: '' }} />
      </div>
    </div>
  );
}
