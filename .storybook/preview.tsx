import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { PictureProvider } from '../ui-kit/src/picture/index.ts';
import { formatName, views } from './views.ts';
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

const pictureSource = (imageKey: string) => `pictures/${imageKey}.webp`;

const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  useLayoutEffect(() => {
    document.documentElement.lang = 'ru';
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

const withPictures: Decorator = (Story) => (
  <PictureProvider src={pictureSource}>
    <Story />
  </PictureProvider>
);

/** What axe reports. Tests need no selectors, by which Storybook's panel finds the elements; finding them takes a tenth of axe's time. */
const axeOptions = globalThis.navigator?.webdriver ? { resultTypes: ['violations'], selectors: false } : {};

const viewport = (name: string, width: number) => ({ name, styles: { width: `${width}px`, height: '900px' } });

/** Chromatic compares the same themes and widths as the local tests, except in the middle views. */
const modes = Object.fromEntries(Object.values(views).map((view) => [formatName(view), { theme: view.theme, viewport: view.width }]));

const preview: Preview = {
  beforeAll: ignoreScrollAnimations,
  decorators: [withPictures, withTheme],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme of the shop',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system' },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Kit'] } },
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
