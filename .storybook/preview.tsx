import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { PictureProvider } from '../ui-kit/src/picture/index.ts';
import { clarifyArgTypes } from './docs/arg-types.ts';
import { applySettings, globalTypes, initialGlobals } from './docs/settings.ts';
import { keepReaderInDocs } from './docs/story-links.ts';
import { formatViewName, views } from './views.ts';
import '../ui-kit/src/theme/generated/theme.css';
import './docs.css';

// Timeout of waits in play functions. The parts of a page appear one after another, which takes time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/**
 * Storybook waits up to five seconds for running animations before axe checks a story. Animations that follow a scroll position never
 * finish, so they are left out. Stories also run in jsdom, which has no animations.
 */
function ignoreScrollAnimations() {
  if (!('getAnimations' in document)) return;
  const allAnimations = document.getAnimations.bind(document);
  document.getAnimations = () => allAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/**
 * On a docs page, a framed story opens its overlay, which takes the focus and scrolls to its current item. Meanwhile the docs page must not
 * scroll, and the overlay must stay open when the focus leaves the frame for the next one.
 */
function keepDocsPosition() {
  if (!globalThis.frameElement?.classList.contains('live-story')) return;
  const ignoreLeaving = (event: Event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) addEventListener(type, ignoreLeaving, true);
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollInFrame(options) {
    const { scrollX: left, scrollY: top } = globalThis.parent;
    scrollIntoView.call(this, options);
    globalThis.parent.scrollTo({ left, top, behavior: 'instant' });
  };
}

/**
 * A story in a frame of a docs page loses the focus to the next frame. The focused control keeps the look of the focus if that look was
 * visible: after a key press, or in a field. Pictures of states set that look themselves.
 */
function keepFocusLook() {
  const { frameElement } = globalThis;
  if (!frameElement?.classList.contains('live-story') || frameElement.closest('.part-picture')) return;
  let usesKeys = false;
  let control: Element | undefined;
  let removeLook: (() => void) | undefined;
  for (const type of ['keydown', 'pointerdown']) {
    const follow = () => {
      usesKeys = type === 'keydown';
    };
    addEventListener(type, follow, true);
  }
  addEventListener('focusin', ({ target }) => {
    removeLook?.();
    control = target instanceof Element && (usesKeys || target.matches('input, textarea')) ? target : undefined;
  });
  addEventListener('blur', async ({ target }) => {
    if (target !== globalThis || !control) return;
    const { applyFocus } = await import('./docs/pseudo-states.ts');
    if (!document.hasFocus() && control.isConnected) removeLook = applyFocus(control);
  });
}

function prepareFrame() {
  ignoreScrollAnimations();
  keepFocusLook();
  keepDocsPosition();
  keepReaderInDocs();
}

const pictureSource = (imageKey: string) => `pictures/${imageKey}.webp`;

// Loaded when English is chosen; Russian is the kit's default.
const English = lazy(() => import('./docs/English.tsx'));

const withSettings: Decorator = (Story, { globals, viewMode }) => {
  const { theme, zoom, motion, colours, language } = globals;
  useLayoutEffect(
    () => applySettings({ theme, zoom, motion, colours, language }, viewMode === 'docs'),
    [theme, zoom, motion, colours, language, viewMode],
  );
  if (language !== 'en') return <Story />;
  return (
    <Suspense fallback={null}>
      <English>
        <Story />
      </English>
    </Suspense>
  );
};

const withPictures: Decorator = (Story) => (
  <PictureProvider src={pictureSource}>
    <Story />
  </PictureProvider>
);

/** What axe reports. Tests need no selectors, by which Storybook's panel finds the elements; finding them takes a tenth of axe's time. */
const axeOptions = globalThis.navigator?.webdriver ? { resultTypes: ['violations'], selectors: false } : {};

const viewport = (name: string, width: number) => ({ name, styles: { width: `${width}px`, height: '900px' } });

/** Chromatic compares the themes and widths of the local tests, except those of the middle views. */
const modes = Object.fromEntries(Object.values(views).map((view) => [formatViewName(view), { theme: view.theme, viewport: view.width }]));

// Parts of docs pages, which a story's frame does not load.
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));
const DocsFrame = lazy(() => import('./docs/DocsFrame.tsx'));
const MdxCode = lazy(() => import('./docs/ThemedCode.tsx'));
const MdxTable = lazy(() => import('./docs/NamedTable.tsx'));

// The page appears together with its container, because Storybook reads the headings for the list of contents soon after the container
// appears.
const DocsPage = () => <ComponentPage />;

const DocsContainer = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense fallback={null}>
    <DocsFrame {...props} />
  </Suspense>
);

const preview: Preview = {
  beforeAll: prepareFrame,
  decorators: [withPictures, withSettings],
  argTypesEnhancers: [clarifyArgTypes],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      components: { code: MdxCode, table: MdxTable },
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, .live-story *',
        title: 'On this page',
        // In the list of contents, the heading to which a link leads is the current one. The page scrolls there at once, see `keepTarget`.
        unsafeTocbotOptions: { hasInnerContainers: true, headingsOffset: 60, scrollSmooth: false },
      },
    },
    // Order of the sidebar. Storybook reads it from the source, so it cannot be a constant.
    options: {
      storySort: {
        order: [
          'Introduction',
          ['For designers', 'All components', 'Handoff', 'For integrators', 'Recipes'],
          'Foundations',
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Overlays',
          'Layout',
          'Content',
          'Shop',
          'Setup',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        mobile: viewport('Mobile 360', 360),
        tablet: viewport('Tablet 768', 768),
        desktop: viewport('Desktop 1024', 1024),
        wide: viewport('Wide 1440', 1440),
      },
    },
  },
};

export default preview;
