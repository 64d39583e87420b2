import { plural } from '@meet/ui-kit/plural';
import type { CheckoutPointFragment } from '../../../../platform/graphql/generated/graphql.ts';
import { pointForms } from '../point-text.rules.ts';
import { computeLocation, zoomRange } from './map-location.rules.ts';
import type { Coordinates, MapChild, MapsApi, MapTheme, YandexMap } from './maps-api.ts';
import { groupPoints, type MarkerGroup } from './marker-groups.rules.ts';

type PointGroup = MarkerGroup<CheckoutPointFragment>;

const durationMs = 200;

// Neither the wheel nor one finger moves the map, because both have to scroll the page.
const behaviors = ['pinchZoom', 'dblClick', 'magnifier'];
const mouseBehaviors = [...behaviors, 'drag'];

/** Creates a button that Tab skips: the list offers the same points, and there may be hundreds. */
function createButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = className;
  button.setAttribute('aria-label', label);
  return button;
}

interface MapOptions {
  theme: MapTheme;
  points: readonly CheckoutPointFragment[];
  onChoose: (code: string) => void;
}

export class MarkerMap {
  readonly #api: MapsApi;
  readonly #container: HTMLElement;
  readonly #map: YandexMap;
  readonly #onChoose: (code: string) => void;
  readonly #markers = new Map<string, MapChild>();
  #points: readonly CheckoutPointFragment[] = [];
  #chosenCode = '';
  #zoom: number;

  constructor(api: MapsApi, container: HTMLElement, { theme, points, onChoose }: MapOptions) {
    this.#api = api;
    this.#container = container;
    this.#onChoose = onChoose;
    const location = computeLocation(points, this.#measureSize());
    this.#zoom = location.zoom;
    this.#map = new api.YMap(container, {
      location,
      theme,
      zoomRange,
      // Vector tiles need 'unsafe-eval' in the Content-Security-Policy.
      mode: 'raster',
      behaviors: matchMedia('(pointer: coarse)').matches ? behaviors : mouseBehaviors,
    });
    this.#map.addChild(new api.YMapDefaultSchemeLayer({}));
    this.#map.addChild(new api.YMapDefaultFeaturesLayer({}));
    this.#map.addChild(new api.YMapListener({ layer: 'any', onUpdate: ({ location: { zoom } }) => this.#updateZoom(zoom) }));
  }

  /** Displays these points, and moves the map to them. */
  show(points: readonly CheckoutPointFragment[]) {
    this.#points = points;
    if (points.length > 0) this.#map.update({ location: { ...computeLocation(points, this.#measureSize()), duration: durationMs } });
    this.#draw();
  }

  select(chosenCode: string) {
    const hadFocus = this.#container.contains(document.activeElement);
    this.#chosenCode = chosenCode;
    this.#draw();
    // Rendering has replaced the focused marker with a new element.
    if (hadFocus && document.activeElement === document.body) {
      this.#container.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    }
  }

  moveTo(code: string) {
    const point = this.#points.find((candidate) => candidate.code === code);
    if (point) this.#map.update({ location: { center: [point.longitude, point.latitude], duration: durationMs } });
  }

  changeZoom(steps: number, center?: Coordinates) {
    const zoom = Math.min(Math.max(this.#zoom + steps, zoomRange.min), zoomRange.max);
    this.#map.update({ location: { zoom, duration: durationMs, ...(center && { center }) } });
  }

  setTheme(theme: MapTheme) {
    this.#map.update({ theme });
  }

  destroy() {
    this.#map.destroy();
  }

  #measureSize() {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  #updateZoom(zoom: number) {
    const isRegrouped = Math.floor(zoom) !== Math.floor(this.#zoom);
    this.#zoom = zoom;
    if (isRegrouped) this.#draw();
  }

  #draw() {
    const groups = groupPoints(this.#points, this.#zoom, this.#chosenCode);
    const groupsByKey = new Map(groups.map((group) => [this.#isChosen(group) ? `${group.key} chosen` : group.key, group]));
    for (const [key, marker] of this.#markers) {
      if (groupsByKey.has(key)) continue;
      this.#map.removeChild(marker);
      this.#markers.delete(key);
    }
    for (const [key, group] of groupsByKey) {
      if (this.#markers.has(key)) continue;
      const marker = this.#createMarker(group);
      this.#map.addChild(marker);
      this.#markers.set(key, marker);
    }
  }

  #isChosen({ points }: PointGroup) {
    return points.some(({ code }) => code === this.#chosenCode);
  }

  #createMarker(group: PointGroup): MapChild {
    const isChosen = this.#isChosen(group);
    const element = group.points.length > 1 ? this.#createGroupButton(group) : this.#createPointButton(group, isChosen);
    return new this.#api.YMapMarker({ coordinates: group.center, zIndex: isChosen ? 1 : 0 }, element);
  }

  #createPointButton({ points: [point] }: PointGroup, isChosen: boolean): HTMLButtonElement {
    const button = createButton('point', point?.address ?? '');
    button.setAttribute('aria-pressed', String(isChosen));
    button.title = point?.address ?? '';
    if (isChosen) button.append(Object.assign(document.createElement('span'), { textContent: point?.address ?? '' }));
    button.addEventListener('click', () => this.#onChoose(point?.code ?? ''));
    return button;
  }

  #createGroupButton({ points, center }: PointGroup): HTMLButtonElement {
    const button = createButton('group', `${plural(points.length, pointForms)}, приблизить`);
    button.textContent = String(points.length);
    button.addEventListener('click', () => this.changeZoom(2, center));
    return button;
  }
}
