import { action, actionBound, makeObservable, observable } from 'mobx';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = 'colour-mode';

function isColourMode(value: string | null): value is ColourMode {
  return colourModes.some((mode) => mode === value);
}

/** The theme a shopper chose. The server always renders `system`: the choice lives in the browser and is read after hydration. */
export class ColourModeStore {
  mode: ColourMode = 'system';

  constructor() {
    makeObservable<ColourModeStore, 'show'>(this, { mode: observable, choose: actionBound, load: actionBound, show: action });
  }

  load() {
    const stored = readStored();
    if (isColourMode(stored)) this.mode = stored;
  }

  choose(mode: ColourMode) {
    try {
      localStorage.setItem(storageKey, mode);
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
    this.show(mode);
  }

  private show(mode: ColourMode) {
    this.mode = mode;
    if (mode === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = mode;
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
export const colourModeScript = `try{const m=localStorage.getItem('${storageKey}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch(e){}`;
