/** What a visitor may choose; `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const;

export type ThemeName = (typeof themes)[number];

/** Where the choice is kept in the browser, unless an application names another place. */
export const themeStorageKey = 'meet-theme';

/**
 * Source of a script for the page's head, before any style: it shows a kept choice before the first paint, so that a chosen theme
 * never flashes the other one. Give it the nonce of your content security policy.
 */
export function themeScript(storageKey: string = themeStorageKey): string {
  // A key is text, and text in a script must not be able to end it.
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `try{var t=localStorage.getItem(${key});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
}

/** Shows a theme and keeps the choice. */
export function setTheme(theme: ThemeName, storageKey: string = themeStorageKey): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
