import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The page of a request that failed: no network, or the shop is not reachable.',
    'With `action` and `query` on the server: a native form requests the same address again without JavaScript.',
  ],
  avoid: [
    'A part of a page that failed: take EmptyState.',
    'An unknown address: take NotFound.',
    'A planned pause: a page of your own says until when. A bug of the page is no lost signal either: to request it again would fail again.',
    'A payment that the bank declined: take ResultPanel.',
  ],
  comparisons: [
    { rule: 'The sentence says what to do. The code of an error is for the log of the shop.', good: 'InWords', bad: 'InCode' },
    {
      rule: 'A part that failed says so in its own place, and the rest of the page stays. The whole page is for a request without which nothing can be shown.',
      good: 'PartFailed',
      bad: 'WholePageFailed',
    },
  ],
  codeExamples: [
    {
      title: 'On a server: 503 and noindex',
      note: 'In React Router. What the shop does not have stays a 404. A search engine that gets 503 comes back later, and keeps what it has of the address. The button is a native form, because scripts may be missing too.',
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

// The router drops headers of what was thrown, unless the route passes them on.
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <title>Нет сигнала — Acme</title>
      <meta name="robots" content="noindex" />
      <NoSignal action={pathname} query={[...new URLSearchParams(search)]} />
    </>
  );
}`,
    },
    {
      title: 'Back online',
      note: 'In the browser: the page is requested again when the device has a network, without a press. A status says that it failed once more; the heading alone would not be read again. When the request succeeds, the router puts the page in the place of this one.',
      language: 'tsx',
      code: `import { NoSignal } from '@meet/ui-kit/no-signal';
import { useCallback, useEffect, useState } from 'react';

/** \`load\` is of your router. Its promise is rejected while the shop cannot be reached. */
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
      <p role="status">{attempt === 'failed' && 'Сигнала всё ещё нет'}</p>
    </>
  );
}`,
    },
  ],
  anatomy: [
    ['Word', 'decoration in Unbounded', 'section > p'],
    ['Sentence', 'the heading: what has happened and what to do', 'section h1'],
    ['Button', 'requests the page again, also without JavaScript', 'section button'],
    ['Picture', 'optional; one from the cache of the device or the code of the page, because the network is gone', 'section img'],
  ],
  anatomyStory: 'AllParts',
  states: ['WithAll', 'TryingAgain', 'WithoutPicture', 'OwnTexts'],
  narrow: {
    hasWideLayout: true,
    notes: [
      'Word, sentence, button and picture stand below each other.',
      'The button is 56 px tall and as wide as its text.',
      'From 1024 px the picture fills the right side, 39\u00a0% of the width, and sentence and button stand at the foot of the left one.',
    ],
  },
  writing: [
    {
      rule: 'A sentence of your own, by `texts.noSignal.sentence`, says what to do, and that nothing is lost where you know it.',
      good: 'Корзина на\u00a0месте. Проверьте связь и\u00a0обновите страницу.',
      bad: 'Ошибка соединения с\u00a0сервером.',
    },
    {
      rule: 'A word of your own, `texts.noSignal.word`, is short: no line is longer than «SIGNAL», and `\\n` begins the next.',
      good: 'НЕТ\\nСЕТИ',
      bad: 'СОЕДИНЕНИЕ ПРЕРВАНО',
    },
    { rule: 'The button, `texts.noSignal.refresh`, is the verb of that sentence.', good: 'Обновить', bad: 'ОК' },
  ],
  keyboard: [
    ['Tab', 'moves to the button; Shift+Tab goes back'],
    ['Enter, Space', 'try again'],
  ],
  screenReader: [
    '«Нет сигнала. Давайте обновим страницу и\u00a0попробуем снова», заголовок уровня\u00a01.',
    'The large word is decoration and hidden.',
    'With `loading` the button is busy and keeps the focus.',
    'Your part, on the server: the status 503 and `noindex`.',
    'Your part, where a router puts the page in: the title of the document, and the focus on the heading, the `h1` within `ref`, with `tabIndex={-1}` set on it. When it fails again, say so in a status.',
  ],
  language: [
    'Word, sentence and button are of the kit; `texts.noSignal` of LocaleProvider replaces them.',
    'The word grows with the width of the screen up to 1023 px; beside the picture, from 1024 px on, it is smaller and grows again, up to 128 px. It breaks at the line breaks of its text, at a blank only where there is no room, and never inside a word: keep each word about as short as «SIGNAL».',
    'A longer sentence wraps.',
  ],
  related: {
    NotFound: 'an address without a page',
    EmptyState: 'a part of a page that failed',
    Alert: 'a message of a page that works',
    ResultPanel: 'a step that failed, such as a payment',
  },
};
