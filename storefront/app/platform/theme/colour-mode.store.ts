import { setTheme, type ThemeName, themeScript, themes } from '@meet/ui-kit/theme';
import { actionBound, makeObservable, observable } from 'mobx';

const storageKey = 'colour-mode';

/**
 * The theme that the shopper chose. The server always renders `system`, because the choice is stored in the browser and read after
 * hydration.
 */
export class ColourModeStore {
  mode: ThemeName = 'system';

  /** Theme forced by the current page. It overrides the shopper's choice. */
  #forcedMode: ThemeName | null = null;

  constructor() {
    makeObservable(this, { mode: observable, choose: actionBound, loadStored: actionBound });
  }

  loadStored() {
    const storedMode = readStoredMode();
    this.mode = themes.find((theme) => theme === storedMode) ?? 'system';
  }

  choose(mode: ThemeName) {
    setTheme(mode, storageKey);
    this.mode = mode;
    this.#applyMode();
  }

  /** Forces a page's theme; null restores the shopper's choice. */
  force(mode: ThemeName | null) {
    if (mode === this.#forcedMode) return;
    this.#forcedMode = mode;
    // The choice may not have been read yet if the visit started on a page with a forced theme.
    if (mode === null) this.loadStored();
    this.#applyMode();
  }

  #applyMode() {
    const { dataset } = document.documentElement;
    const effectiveMode = this.#forcedMode ?? this.mode;
    if (effectiveMode === 'system') delete dataset.theme;
    else dataset.theme = effectiveMode;
  }
}

function readStoredMode() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Runs before the first paint, to avoid a flash of the other theme. */
export const colourModeScript = /* @__PURE__ */ themeScript(storageKey);
