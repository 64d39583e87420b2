import type { PseudoState } from '../../ui-kit/src/internal/guide.ts';
import { isTransparent, measureDrawn } from './drawn-box.ts';
import { groupLooks, type Look, type LookGroups } from './looks.ts';
import { applyPseudoState, findControl } from './pseudo-states.ts';

/**
 * CSS properties that decide the look of any element. Those of lines, texts and drawings are read separately, because most elements have
 * none.
 */
const boxProperties = [
  'display',
  'width',
  'height',
  'opacity',
  'transform',
  'translate',
  'scale',
  'rotate',
  'filter',
  'backdrop-filter',
  'clip-path',
  'box-shadow',
  'background-image',
  'background-position',
  'background-size',
];
const lineNames = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
const textProperties = ['color', 'font-weight', 'letter-spacing', 'text-decoration-line', 'text-decoration-style', 'text-shadow'];

const readLine = (style: CSSStyleDeclaration, line: string): string => {
  const [lineStyle, width, colour] = ['style', 'width', 'color'].map((part) => style.getPropertyValue(`${line}-${part}`));
  if (lineStyle === 'none' || width === '0px' || isTransparent(colour ?? '')) return '';
  return `${lineStyle} ${width} ${colour} ${line === 'outline' ? style.outlineOffset : ''}`;
};

function readStyle(style: CSSStyleDeclaration, hasText: boolean): string {
  const background = isTransparent(style.backgroundColor) ? '' : style.backgroundColor;
  const text = hasText
    ? [
        ...textProperties.map((property) => style.getPropertyValue(property)),
        style.textDecorationLine === 'none' ? '' : `${style.textDecorationColor} ${style.textDecorationThickness}`,
      ]
    : [];
  return [
    background,
    ...boxProperties.map((property) => style.getPropertyValue(property)),
    ...lineNames.map((line) => readLine(style, line)),
    ...text,
  ].join(';');
}

const isHidden = (style: CSSStyleDeclaration) =>
  style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset(50%');

const hasOwnText = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** An element, or its generated content. */
interface Layer {
  element: Element;
  generated?: '::before' | '::after';
}

const listLayers = (element: Element): Layer[] => [{ element }, { element, generated: '::before' }, { element, generated: '::after' }];

const readComputed = ({ element, generated }: Layer) => element.ownerDocument.defaultView?.getComputedStyle(element, generated);

/** Describes how a layer looks. A field that is hidden behind its label has no look, whatever outline it has. */
function readLayer(layer: Layer): string {
  const { element, generated } = layer;
  const { width, height } = element.getBoundingClientRect();
  const elementStyle = readComputed({ element });
  const style = readComputed(layer);
  if (!elementStyle || !style || isHidden(elementStyle) || (width <= 1 && height <= 1)) return '';
  if (generated) return style.content === 'none' || isHidden(style) ? '' : readStyle(style, style.content !== '""');
  const drawing = 'ownerSVGElement' in element ? `${style.fill} ${style.stroke} ${style.strokeWidth}` : '';
  return `${readStyle(style, hasOwnText(element))}|${drawing}`;
}

/** Box of a layer. The DOM offers no box of generated content, which may be larger than its element if it is positioned. */
function measureLayer(layer: Layer, zoom: number): DOMRect {
  const { element, generated } = layer;
  const box = element.getBoundingClientRect();
  const style = readComputed(layer);
  if (!generated || style?.position !== 'absolute' || readComputed({ element })?.position === 'static') return box;
  const [left = 0, top = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
  // Content that only a state generates has no size at rest.
  if (Number.isNaN(left + top + width + height)) return box;
  const { clientLeft, clientTop } = element;
  return new DOMRect(box.left + (left + clientLeft) * zoom, box.top + (top + clientTop) * zoom, width * zoom, height * zoom);
}

/** Maximum number of elements to read: a state changes the surroundings of its control, not the rest of a page. */
const maxElements = 300;

/** The control, its surroundings and the elements inside it. */
function listElements(control: Element, picture: Element): Element[] {
  let scope = control;
  while (scope.parentElement && scope !== picture && scope.parentElement.querySelectorAll('*').length <= maxElements)
    scope = scope.parentElement;
  const ancestors: Element[] = [];
  for (let element = control.parentElement; element && element !== picture; element = element.parentElement) ancestors.push(element);
  return [...new Set([...scope.querySelectorAll('*'), control, ...ancestors])];
}

/** The box in which a part is drawn, in pixels of its story's picture. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PartLooks extends LookGroups {
  region: Region;
}

/** Room around a part, in which the ring of its focus is drawn. */
const regionMargin = 7;

/** Position of a story's picture in its window, and the zoom of the page. A picture in a frame fills the window of the frame. */
function findOrigin(picture: HTMLElement): { left: number; top: number; zoom: number } {
  if (picture === picture.ownerDocument.body) return { left: 0, top: 0, zoom: 1 };
  const { left, top, width } = picture.getBoundingClientRect();
  return { left, top, zoom: width / picture.offsetWidth };
}

/** Box around a control, its label and all that its states change. */
function measureRegion(control: Element, changedLayers: readonly Layer[], picture: HTMLElement): Region {
  const { zoom, ...origin } = findOrigin(picture);
  const labels = [...((control as Partial<HTMLInputElement>).labels ?? [])];
  const boxes = [control, ...labels].map(measureDrawn).concat(changedLayers.map((layer) => measureLayer(layer, zoom)));
  const visibleBoxes = boxes.filter(({ width, height }) => width > 1 && height > 1);
  const [left, top] = [Math.min(...visibleBoxes.map((box) => box.left)), Math.min(...visibleBoxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...visibleBoxes.map((box) => box.right)), Math.max(...visibleBoxes.map((box) => box.bottom))];
  return {
    left: Math.floor((left - origin.left) / zoom) - regionMargin,
    top: Math.floor((top - origin.top) / zoom) - regionMargin,
    width: Math.ceil((right - left) / zoom) + 2 * regionMargin,
    height: Math.ceil((bottom - top) / zoom) + 2 * regionMargin,
  };
}

/** Hides the texts beside a part that the edge of its region would cut. */
export function hideCutTexts(picture: HTMLElement, selector: string, region: Region): void {
  const control = findControl(picture, selector);
  const { zoom, ...origin } = findOrigin(picture);
  const [left, top] = [region.left * zoom + origin.left, region.top * zoom + origin.top];
  const [right, bottom] = [left + region.width * zoom, top + region.height * zoom];
  for (const element of picture.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const isVisible = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isWhole = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    element.toggleAttribute('data-aside', isVisible && !isWhole && !element.contains(control) && hasOwnText(element));
  }
}

/**
 * Reads which states of a control have a look of their own, and where the control is. Each state is applied to the picture of the story,
 * without transitions, and removed again. Returns undefined while the picture does not contain the control.
 */
export function readPart(picture: HTMLElement, selector: string, states: readonly PseudoState[]): PartLooks | undefined {
  const control = findControl(picture, selector);
  if (!control) return undefined;
  const layers = listElements(control, picture).flatMap(listLayers);
  const readLook = (): Look => layers.map(readLayer);
  picture.dataset.measuring = '';
  const looks = states.map((state) => {
    const undo = applyPseudoState(picture, state, selector);
    const look = readLook();
    undo();
    return [state, look] as const;
  });
  // The look at rest is read last: reading it applies the styles, so that no transition begins once transitions are on again.
  const lookAtRest = readLook();
  const changedLayers = layers.filter((_, index) => looks.some(([, look]) => look[index] !== lookAtRest[index]));
  const region = measureRegion(control, changedLayers, picture);
  delete picture.dataset.measuring;
  return { ...groupLooks(lookAtRest, looks), region };
}
