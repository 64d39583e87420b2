import { useSyncExternalStore } from 'react';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = dark();
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? dark().matches : theme === 'dark';
}

/** Whether the page is shown in the dark theme. For what cannot take its colours from CSS. */
export const useDarkPage = (): boolean => useSyncExternalStore(follow, isDark, () => false);
