import { useSyncExternalStore } from 'react';

const getDarkQuery = () => matchMedia('(prefers-color-scheme: dark)');

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemTheme = getDarkQuery();
  systemTheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    systemTheme.removeEventListener('change', onChange);
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? getDarkQuery().matches : theme === 'dark';
}

/** Whether the page is shown in the dark theme. For elements that cannot take their colours from CSS. */
export const useDarkTheme = (): boolean => useSyncExternalStore(subscribeToTheme, isDark, () => false);
