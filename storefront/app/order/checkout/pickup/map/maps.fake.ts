import type { Coordinates, MapLocation, MapTheme } from './maps-api.ts';

/**
 * Puts a small stand-in for Yandex Maps on the window: markers on a plain ground. Tests and stories cannot load the real script. Journeys
 * serve the source of this function as the script, so it must not use imports or variables from outside.
 */
export function installFakeMaps() {
  const tile = 256;
  const toPosition = ([longitude, latitude]: Coordinates, zoom: number): [x: number, y: number] => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    const world = tile * 2 ** zoom;
    return [(longitude / 360 + 0.5) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
  };

  class Layer {}

  class Marker {
    readonly coordinates: Coordinates;
    readonly element: HTMLElement;

    constructor({ coordinates }: { coordinates: Coordinates }, element: HTMLElement) {
      this.coordinates = coordinates;
      this.element = element;
    }
  }

  class Listener {
    readonly onUpdate: (changed: { location: MapLocation }) => void;

    constructor({ onUpdate }: { onUpdate: (changed: { location: MapLocation }) => void }) {
      this.onUpdate = onUpdate;
    }
  }

  class FakeMap {
    readonly #ground = document.createElement('div');
    readonly #children = new Set<object>();
    #location: MapLocation;

    constructor(box: HTMLElement, { location, theme }: { location: MapLocation; theme: MapTheme }) {
      this.#location = location;
      this.#ground.style.cssText = 'position:absolute;inset:0;overflow:hidden';
      this.#paint(theme);
      box.append(this.#ground);
    }

    addChild(child: object) {
      this.#children.add(child);
      this.#draw();
    }

    removeChild(child: object) {
      this.#children.delete(child);
      if (child instanceof Marker) child.element.parentElement?.remove();
    }

    update({ location, theme }: { location?: Partial<MapLocation>; theme?: MapTheme }) {
      if (theme) this.#paint(theme);
      if (!location) return;
      this.#location = { ...this.#location, ...location };
      for (const child of this.#children) if (child instanceof Listener) child.onUpdate({ location: this.#location });
      this.#draw();
    }

    destroy() {
      this.#ground.remove();
    }

    #paint(theme: MapTheme) {
      this.#ground.dataset.mapTheme = theme;
      const [ground, street] = theme === 'dark' ? ['#24231f', '#34332e'] : ['#f2efe9', '#ffffff'];
      this.#ground.style.background = `repeating-linear-gradient(30deg, ${street} 0 6px, ${ground} 6px 70px)`;
    }

    #draw() {
      const { center, zoom } = this.#location;
      const [left, top] = toPosition(center, zoom);
      for (const child of this.#children) {
        if (!(child instanceof Marker)) continue;
        const [x, y] = toPosition(child.coordinates, zoom);
        const anchor = child.element.parentElement ?? document.createElement('div');
        anchor.style.cssText = `position:absolute;left:calc(50% + ${x - left}px);top:calc(50% + ${y - top}px);width:0;height:0`;
        anchor.append(child.element);
        this.#ground.append(anchor);
      }
    }
  }

  Object.assign(window, {
    ymaps3: {
      ready: Promise.resolve(),
      YMap: FakeMap,
      YMapDefaultSchemeLayer: Layer,
      YMapDefaultFeaturesLayer: Layer,
      YMapMarker: Marker,
      YMapListener: Listener,
    },
  });
}
