import { css } from '@emotion/react';
import { color, space } from '@meet/ui-kit/theme';
import { pageListAttribute } from '../../../worker/contract.ts';
import { heading3 } from '../../platform/theme/text-style.ts';
import lostPicture from './lost.webp';
import { ReloadPage } from './ReloadPage.tsx';

const savedPagesStyle = css({
  display: 'grid',
  gap: space(5),
  '&:not(:has(li))': { display: 'none' },
  '& ul': { display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' },
  '& a': { color: color('ink'), textUnderlineOffset: '.3em' },
});

/**
 * The service worker saves every file to which this page links. The link makes it save the picture of NoSignalPage too, which the router
 * displays without a network.
 */
export const links = () => [{ rel: 'prefetch', href: lostPicture, as: 'image' }];

export const meta = () => [{ title: 'Нет сети — Meet' }, { name: 'robots', content: 'noindex' }];

/**
 * The service worker serves this page when there is no network, at the URL of a page that the worker has not saved. The worker inserts the
 * list of saved pages. If only the data of a page cannot be loaded, NoSignalPage is displayed instead.
 */
export default function OfflinePage() {
  return (
    <ReloadPage
      title={<>Вы не&nbsp;в&nbsp;сети</>}
      explanation={
        <>
          Этой страницы на&nbsp;устройстве нет. Проверьте связь и&nbsp;обновите страницу: корзина и&nbsp;избранное никуда не&nbsp;денутся.
        </>
      }
    >
      <div css={savedPagesStyle}>
        <h2 css={heading3}>Можно посмотреть без&nbsp;сети</h2>
        <ul {...{ [pageListAttribute]: '' }} />
      </div>
    </ReloadPage>
  );
}
