import { setTheme, type ThemeName, themeScript, themes } from '@meet/ui-kit/theme';
import { actionBound, makeObservable, observable } from 'mobx';

const storageKey = 'colour-mode';

/** The theme a shopper chose. The server always renders `system`: the choice lives in the browser and is read after hydration. */
export class ColourModeStore {
  mode: ThemeName = 'system';

  /** What the present page is shown in, whatever was chosen. */
  #forced: ThemeName | null = null;

  constructor() {
    makeObservable(this, { mode: observable, choose: actionBound, remember: actionBound });
  }

  remember() {
    const stored = readStored();
    this.mode = themes.find((theme) => theme === stored) ?? 'system';
  }

  choose(mode: ThemeName) {
    setTheme(mode, storageKey);
    this.mode = mode;
    this.#show();
  }

  /** Shows a page in its own theme; null gives the choice back. */
  force(mode: ThemeName | null) {
    if (mode === this.#forced) return;
    this.#forced = mode;
    // Nothing may have been remembered yet: a page's own theme can be the first that is shown.
    if (mode === null) this.remember();
    this.#show();
  }

  #show() {
    const { dataset } = document.documentElement;
    const shown = this.#forced ?? this.mode;
    if (shown === 'system') delete dataset.theme;
    else dataset.theme = shown;
  }
}

function readStored() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const colourModeScript = themeScript(storageKey);
