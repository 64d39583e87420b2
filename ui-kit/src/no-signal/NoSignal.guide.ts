import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The page of a request that failed: there is no network, or the shop cannot be reached.',
    'In place of the content alone: Header and Footer of the layout stay around it.',
    'On a server too, with `action` and `query`: a native form requests the same address again without JavaScript.',
  ],
  avoid: [
    'A part of a page that failed: take EmptyState.',
    'An unknown address: take NotFound.',
    'A planned pause: write a page that says how long it takes. A bug of the page is not a lost signal either, because another request would fail too.',
    'A payment that the bank declined: take ResultPanel.',
  ],
  comparisons: [
    { rule: 'The sentence says what to do. The code of the error belongs in the log of the shop.', good: 'InWords', bad: 'InCode' },
    {
      rule: 'A part that failed says so in its own place, and the rest of the page stays. Replace the whole page only if nothing can be shown without the request.',
      good: 'PartFailed',
      bad: 'WholePageFailed',
    },
  ],
  codeExamples: [
    {
      title: 'On a server: 503 and noindex',
      note: 'In React Router. A missing product stays a 404, and any other error goes on to the boundary above. A search engine that gets a 503 comes back later and keeps the page in its index. The button is a native form, because the scripts may not have loaded either.',
      language: 'tsx',
      code: `import { NoSignal } from '@meet/ui-kit/no-signal';
import { NotFound } from '@meet/ui-kit/not-found';
import { data, type HeadersFunction, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';

export async function loader() {
  const response = await fetch('https://api.example/goods').catch(() => undefined);
  if (response?.status === 404) throw data(null, { status: 404 });
  if (!response?.ok) throw data(null, { status: 503, headers: { 'Retry-After': '5' } });
  return response.json();
}

// The router drops the headers of a thrown response, unless the route passes them on.
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const isUnreachable = isRouteErrorResponse(error) && error.status === 503;
  // Without a network the router's own request fails in the browser. A server has no navigator.onLine.
  const isOffline = globalThis.navigator?.onLine === false;
  // Any other error is a bug, which the boundary above shows.
  if (!isUnreachable && !isOffline) throw error;
  return (
    <>
      <title>Нет сигнала — Meet</title>
      <meta name="robots" content="noindex" />
      <NoSignal action={pathname} query={[...new URLSearchParams(search)]} />
    </>
  );
}`,
    },
    {
      title: 'A picture without a network',
      note: 'The picture is a file of the page’s own code, as in the example at the top, not one of the catalogue. The layout asks for it while there is a network, so that the browser has it in its cache.',
      language: 'tsx',
      code: `import { NoSignal } from '@meet/ui-kit/no-signal';

const lostPicture = '/lost.webp';

/** Render it once, in the layout of the shop. */
export const KeepPicture = () => <link rel="prefetch" as="image" href={lostPicture} />;

export const Lost = () => (
  <NoSignal picture={<img src={lostPicture} alt="Одинокий кроссовок" width={1280} height={1600} />} />
);`,
    },
    {
      title: 'Back online',
      note: 'In the browser: the page is requested again as soon as the device is online, without a press. If that fails, a status says so, because the unchanged heading would not be read again. If it succeeds, the router replaces this page.',
      language: 'tsx',
      code: `import { Container } from '@meet/ui-kit/container';
import { NoSignal } from '@meet/ui-kit/no-signal';
import { useCallback, useEffect, useState } from 'react';

/** \`load\` belongs to your router. Its promise is rejected while the shop cannot be reached. */
export function Offline({ load }: { load: () => Promise<void> }) {
  const [attempt, setAttempt] = useState<'none' | 'loading' | 'failed'>('none');
  const retry = useCallback(() => {
    setAttempt('loading');
    load().catch(() => setAttempt('failed'));
  }, [load]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      <NoSignal loading={attempt === 'loading'} onRefresh={retry} />
      <Container role="status" style={{ paddingBlock: 'var(--meet-space-4)' }}>
        {attempt === 'failed' && 'Сигнала всё ещё нет'}
      </Container>
    </>
  );
}`,
    },
  ],
  anatomy: [
    [
      'Word',
      'decoration in Unbounded 700, tight, −0.045em: 15.5\u00a0% of the width of the screen, from 1024 px on 9\u00a0%, 128 px at most. 24 px above it, from 1024 px on 56 px',
      'section > p',
    ],
    [
      'Sentence',
      'the heading: what happened and what to do. Onest 500, 18/26 px, from 1024 px on 22/28 px; 24 px below the word, from 1024 px on at the bottom of the page, 32 px above its edge; 38em wide at most',
      'section h1',
    ],
    [
      'Button',
      'a `large` Button, 56 px tall, 20 px below the sentence; requests the page again, also without JavaScript',
      'section button',
    ],
    [
      'Picture',
      'optional, a file that the device has in its cache. Its box is `tile` until the file is there; a product picture has a light ground of its own, dimmed in the dark theme like every picture. A square from edge to edge, 24 px below the button; from 1024 px on at the right edge, 39\u00a0% of the width, and at least half as tall as the screen is wide, up to 640 px',
      'section img',
    ],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['WithoutPicture', 'TryingAgain', 'FailedAgain', 'OwnTexts'],
  narrow: {
    showsWideLayout: true,
    notes: [
      'Word, sentence, button and picture are stacked, as in the figure of Anatomy. The button is as wide as its text.',
      'From 1024 px the picture fills the right side, 39\u00a0% of the width, without space above it, with 40 px between the two sides.',
      'Sentence and button are then at the bottom of the left side, 32 px above its edge; the word stays at the top.',
    ],
  },
  writing: [
    {
      rule: 'A sentence of your own, by `texts.noSignal.sentence`, says what to do, and that nothing is lost where you know it.',
      good: 'Корзина на\u00a0месте. Проверьте связь и\u00a0обновите страницу.',
      bad: 'Ошибка соединения с\u00a0сервером.',
    },
    {
      rule: 'A word of your own, `texts.noSignal.word`, is short: no line is longer than «SIGNAL». A line break in the text, `\\n`, begins the next.',
      good: 'OFF AIR',
      bad: 'СОЕДИНЕНИЕ ПРЕРВАНО',
    },
    { rule: 'The button, `texts.noSignal.refresh`, is the verb of that sentence.', good: 'Обновить', bad: 'ОК' },
  ],
  keyboard: [
    ['Tab', 'moves to the button; Shift+Tab goes back'],
    ['Enter, Space', 'try again'],
  ],
  screenReader: [
    'The sentence is the `h1` of the page; the large word is decoration and hidden.',
    'With `loading` the button has `aria-busy` and keeps the focus.',
    'Your part, on the server: the status 503 and `noindex`.',
    'Your part, where a router shows this page: set the title of the document, and move the focus to the `h1` within `ref`, with `tabIndex={-1}` set on it. When a retry fails, say so in a status.',
  ],
  language: [
    'The kit has the word, the sentence and the button; `texts.noSignal` of LocaleProvider replaces them. «NO SIGNAL» is drawn rather than read, so Russian and English share it, and the sentence below says it in the language of the shopper.',
    'The word grows with the width of the screen up to 1023 px; beside the picture, from 1024 px on, it is smaller and grows again, up to 128 px. It breaks at the line breaks of its text, at a blank only where there is no room, and never inside a word: keep each word about as short as «SIGNAL».',
    'Its tight spacing is made for Latin capitals. Cyrillic letters with straight sides, such as «Н» and «Е», touch in it.',
    'A longer sentence wraps.',
  ],
  related: {
    NotFound: 'an address without a page',
    EmptyState: 'a part of a page that failed',
    Alert: 'a message of a page that works',
    ResultPanel: 'a step that failed, such as a payment',
  },
};
