import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { PictureProvider } from '../ui-kit/src/picture/index.ts';
import { clarifyArgTypes } from './docs/arg-types.ts';
import { prepareFrame } from './docs/prepare-frame.ts';
import { applySettings, globalTypes, initialGlobals } from './docs/settings.ts';
import { formatViewName, views } from './views.ts';
import '../ui-kit/src/theme/generated/theme.css';
import './docs.css';

// Timeout of waits in play functions. The parts of a page appear one after another, which takes time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

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

const isTest = globalThis.navigator?.webdriver === true;

const disabled = { enabled: false };

/**
 * How axe checks a story in a test. Tests need no selectors, by which Storybook's panel finds the elements; finding them takes a tenth of
 * axe's time. From the document's root axe finds the elements of a rule by an index, which it does not use for Storybook's choice, the body.
 * The disabled rules are about whole documents, so they do not apply to a story.
 */
const axeParameters = {
  context: 'html',
  options: {
    resultTypes: ['violations'],
    selectors: false,
    rules: { bypass: disabled, 'landmark-one-main': disabled, 'page-has-heading-one': disabled },
  },
};

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
    a11y: { test: 'error', ...(isTest && axeParameters) },
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
