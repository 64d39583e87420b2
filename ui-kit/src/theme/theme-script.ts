/** Themes that a visitor can choose; `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;

export type ThemeName = (typeof themes)[number];

/** Default `localStorage` key of the chosen theme. */
export const themeStorageKey = 'meet-theme';

/**
 * Source of a script for the page's head, before any style sheet. It applies the stored theme before the first paint, so that the other
 * theme never flashes. Add the nonce of your Content-Security-Policy.
 */
export function themeScript(storageKey: string = themeStorageKey): string {
  // Escapes the key, so that it cannot close the script element.
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `try{var t=localStorage.getItem(${key});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
}

/** Applies a theme and stores the choice. */
export function setTheme(theme: ThemeName, storageKey: string = themeStorageKey): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}
