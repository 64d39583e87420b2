import { useLayoutEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { AnatomyPart } from '../../ui-kit/src/internal/guide.ts';
import { listTextBoxes, measureDrawn } from './drawn-box.ts';
import { isFixed } from './frame-height.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { type PlacedMarker, placeMarkers, type Rect } from './markers.ts';
import { Prose } from './Prose.tsx';
import { watchPicture } from './watch-picture.ts';

interface AnatomyProps {
  story: PreparedStory;
  parts: readonly AnatomyPart[];
}

/** Position and scale by which boxes of the story are drawn in the figure. */
interface Placement {
  left: number;
  top: number;
  /** Pixels of the figure for one pixel of the frame, which is drawn smaller on a phone. */
  scale: number;
}

const toRect = ({ left, top, right, bottom }: DOMRect, placement: Placement): Rect => ({
  left: left * placement.scale + placement.left,
  top: top * placement.scale + placement.top,
  right: right * placement.scale + placement.left,
  bottom: bottom * placement.scale + placement.top,
});

function findPlacement(stage: DOMRect, frame: HTMLIFrameElement | null): Placement {
  const { left, top, width } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
  const innerWidth = frame?.contentWindow?.innerWidth ?? 0;
  return { left: left - stage.left, top: top - stage.top, scale: innerWidth > 0 ? width / innerWidth : 1 };
}

/** Boxes of texts and icons, which a line to another part should not cross. */
const listObstacles = (component: Element): DOMRect[] => [
  ...listTextBoxes(component),
  ...[...component.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect()),
];

/** Finds the nearest element around a part that is fixed to the window. */
const findFixed = (element: Element | null): Element | null => (!element || isFixed(element) ? element : findFixed(element.parentElement));

/** Finds the element that contains all parts, numbered or not: the overlay, or else the story. */
function findComponent(stage: HTMLElement, part: Element | null): Element | undefined {
  const frame = stage.querySelector('iframe');
  const panel = frame?.contentDocument?.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const story = frame ? frame.contentDocument?.querySelector('#storybook-root') : stage.querySelector('.live-story');
  return panel ?? (frame && findFixed(part)) ?? story ?? undefined;
}

/** Boxes that lines should not cross: those in the overlay, and those in the story unless a dialog covers the story. */
function listObstaclesOfStory(component: Element): DOMRect[] {
  const story = component.matches('[role=menu], [role=listbox]') ? component.ownerDocument.querySelector('#storybook-root') : null;
  return [component, ...(story ? [story] : [])].flatMap(listObstacles);
}

/** Boxes of an element and of its descendants, which may lie outside the element's own box. */
const listBoxes = (element: Element): DOMRect[] =>
  [element, ...element.querySelectorAll('*')]
    .map((descendant) => descendant.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);

/** Boxes of the whole component. No number is placed over them. */
function measureComponent(component: Element): DOMRect[] {
  if (component.hasAttribute('role')) return [component.getBoundingClientRect()];
  if (!component.matches('#storybook-root, .live-story')) return listBoxes(component);
  if (!component.firstElementChild) return [];
  const range = component.ownerDocument.createRange();
  range.selectNodeContents(component);
  return [range.getBoundingClientRect()];
}

/** Room for the numbers around a story in a frame, in pixels. */
const stagePadding = 56;

/** Leaves room for the numbers around a story in a frame, and centres the story. */
function makeRoom(frame: HTMLIFrameElement): void {
  const { body } = frame.contentDocument ?? {};
  const story = body?.querySelector<HTMLElement>('#storybook-root');
  if (!body || !story) return;
  Object.assign(body.style, { padding: `${stagePadding}px` });
  Object.assign(story.style, { width: 'fit-content', minWidth: 'min(320px, 100%)', marginInline: 'auto' });
}

const readStyle = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element);

/** Finds the nearest ancestor that may cut off an element. */
function findClipper(element: Element): Element | null {
  const position = readStyle(element)?.position;
  if (position === 'fixed') return null;
  const parent = position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement;
  return parent?.matches('.live-story, body') ? null : (parent ?? null);
}

/** The visible part of an element's box, inside the elements that scroll or cut it. */
function clipBox(box: DOMRect, element: Element): DOMRect {
  const clipper = findClipper(element);
  if (!clipper) return box;
  if (readStyle(clipper)?.overflow === 'visible') return clipBox(box, clipper);
  const clipperBox = clipper.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, clipperBox.left), Math.max(box.top, clipperBox.top)];
  const [right, bottom] = [Math.min(box.right, clipperBox.right), Math.min(box.bottom, clipperBox.bottom)];
  return clipBox(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), clipper);
}

/** Whether an element is for screen readers alone, and so in a box of one pixel. */
const isHidden = ({ parentElement }: Element) => parentElement?.getBoundingClientRect().width === 1;

/** Finds the parts in the story, which may be in an iframe, and computes the positions of their markers. */
function findMarkers(stage: HTMLElement, parts: readonly AnatomyPart[]): PlacedMarker[] {
  const frame = stage.querySelector('iframe');
  const content = frame ? frame.contentDocument : stage;
  const box = stage.getBoundingClientRect();
  const placement = findPlacement(box, frame);
  const measuredParts = parts.flatMap(([, , selector], index) => {
    const elements = selector ? [...(content?.querySelectorAll(selector) ?? [])] : [];
    // If several elements match, such as panels of which one is open, the first with a visible box counts.
    const visibleElements = elements.filter((element) => !isHidden(element));
    const rects = visibleElements.map((element) => toRect(clipBox(measureDrawn(element), element), placement));
    const rect = rects.find(({ left, top, right, bottom }) => right > left && bottom > top);
    return rect ? [{ number: index + 1, rect }] : [];
  });
  const [firstSelector] = parts.flatMap(([, , selector]) => selector ?? []);
  const component = findComponent(stage, (firstSelector && content?.querySelector(firstSelector)) || null);
  return placeMarkers(
    measuredParts,
    { left: 0, top: 0, right: box.width, bottom: box.height },
    (component ? measureComponent(component) : []).map((rect) => toRect(rect, placement)),
    (component ? listObstaclesOfStory(component) : []).map((rect) => toRect(rect, placement)),
  );
}

/** Makes the stage as wide as a story that does not shrink to the screen, so that the story's numbers are drawn. */
function fitStage(stage: HTMLElement): void {
  const figure = stage.parentElement;
  stage.style.minWidth = '';
  if (figure && figure.scrollWidth > figure.clientWidth) stage.style.minWidth = `${figure.scrollWidth}px`;
}

/**
 * Removes the room above or below a story where no number stands. Decides once for each size of the story, while both rooms are present, so
 * that an earlier decision has no effect.
 */
function fitHeight(stage: HTMLElement, parts: readonly AnatomyPart[]): void {
  const story = stage.querySelector<HTMLElement>('form.live-story');
  const style = story?.firstElementChild && readStyle(story);
  if (!story || !style) return;
  const padding = [style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  const sizeKey = `${stage.clientWidth} ${story.offsetHeight - padding.reduce((sum, px) => sum + px, 0)}`;
  if (stage.dataset.room === sizeKey) return;
  delete stage.dataset.free;
  const markers = findMarkers(stage, parts);
  if (markers.length === 0) return;
  stage.dataset.room = sizeKey;
  const box = story.getBoundingClientRect();
  const room = (stagePadding * box.height) / story.offsetHeight;
  const top = box.top - stage.getBoundingClientRect().top;
  const [isFreeAbove, isFreeBelow] = [markers.every(({ y }) => y > top + room), markers.every(({ y }) => y < top + box.height - room)];
  stage.dataset.free = `${isFreeAbove ? 'above' : ''} ${isFreeBelow ? 'below' : ''}`;
}

/** Distance of the outermost numbers from the edges of a figure that scrolls. */
const markerInset = 24;

/**
 * Makes a figure that scrolls sideways, as on a phone, reachable by keyboard. At first the numbers are centred, or the leftmost is in view
 * if they are farther apart than the screen is wide.
 */
function makeReachable(figure: HTMLElement | null, markers: readonly PlacedMarker[]): void {
  const excess = figure ? figure.scrollWidth - figure.clientWidth : 0;
  const positions = markers.flatMap(({ x, toX }) => [x, toX]);
  const [left, right] = [Math.min(...positions) - markerInset, Math.max(...positions) + markerInset];
  const layout = `${excess} ${left} ${right}`;
  if (!figure || markers.length === 0 || figure.dataset.layout === layout) return;
  figure.dataset.layout = layout;
  figure.toggleAttribute('data-cut', right - left > figure.clientWidth);
  figure.scrollLeft = Math.min(left, (left + right - figure.clientWidth) / 2);
  if (excess > 0) figure.tabIndex = 0;
  else figure.removeAttribute('tabindex');
}

/** Calls `update` whenever the layout of a figure may have changed, also in the frame of its story. */
function watchLayout(stage: HTMLElement, update: () => void): () => void {
  const stopFunctions = [watchPicture(stage, update)];
  const frame = stage.querySelector('iframe');
  const watchFrame = () => {
    const body = frame?.contentDocument?.body;
    if (!body) return;
    makeRoom(frame);
    stopFunctions.push(watchPicture(body, update));
    update();
  };
  frame?.addEventListener('load', watchFrame);
  return () => {
    for (const stop of stopFunctions) stop();
    frame?.removeEventListener('load', watchFrame);
  };
}

/** A dashed outline around a part, at which the line from the number of the part ends. */
const Outline = ({ box: { left, top, right, bottom } }: { box: Rect }) => (
  <rect x={left} y={top} width={right - left} height={bottom - top} />
);

interface AnatomyFigureProps extends AnatomyProps {
  markers: readonly PlacedMarker[];
  onMarkersChange: (markers: PlacedMarker[]) => void;
}

/** The component with a numbered marker beside each of its parts. */
function AnatomyFigure({ story, parts, markers, onMarkersChange }: AnatomyFigureProps) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let lastSerialized = '';
    return watchLayout(element, () => {
      fitStage(element);
      fitHeight(element, parts);
      const foundMarkers = findMarkers(element, parts);
      const serializedMarkers = JSON.stringify(foundMarkers);
      makeReachable(element.parentElement, foundMarkers);
      // The observers also fire when the markers are drawn, so unchanged markers are not reported again.
      if (serializedMarkers !== lastSerialized) onMarkersChange(foundMarkers);
      lastSerialized = serializedMarkers;
    });
  }, [parts, onMarkersChange]);
  const missing = parts.flatMap(([part, , selector], index) =>
    selector && !markers.some(({ number }) => number === index + 1) ? [part] : [],
  );
  return (
    <>
      <div className="anatomy" data-missing={missing.join(', ') || undefined}>
        <div className="anatomy-stage" ref={stage}>
          <LiveStory story={story} room={2 * stagePadding} isCentred={hasOwnFrame(story)} />
          <svg className="anatomy-markers" aria-hidden="true">
            {markers.map(({ number, x, y, toX, toY, outline, isInner }) => (
              <g key={number} data-selector={parts[number - 1]?.[2]} data-inner={isInner ? '' : undefined}>
                {outline && <Outline box={outline} />}
                <line x1={x} y1={y} x2={toX} y2={toY} />
                <circle cx={toX} cy={toY} r="3" />
                <circle className="anatomy-number" cx={x} cy={y} r="11" />
                <text x={x} y={y} dy="0.35em">
                  {number}
                </text>
              </g>
            ))}
          </svg>
        </div>
      </div>
      <p className="anatomy-hint">The figure is wider than this screen and scrolls sideways.</p>
    </>
  );
}

/** The parts of a component, with a figure in which they are numbered. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const [markers, setMarkers] = useState<PlacedMarker[]>([]);
  const hasFigure = parts.some(([, , selector]) => selector);
  const isInFigure = (index: number) => markers.some(({ number }) => number === index + 1);
  return (
    <>
      {hasFigure && <AnatomyFigure story={story} parts={parts} markers={markers} onMarkersChange={setMarkers} />}
      <ol>
        {parts.map(([part, description], index) => (
          <li key={part}>
            <b>{part}</b>
            {hasFigure && !isInFigure(index) && ' (not shown)'}: <Prose text={description} />
          </li>
        ))}
      </ol>
    </>
  );
}
