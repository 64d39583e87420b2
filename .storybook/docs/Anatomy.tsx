import { useLayoutEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { AnatomyPart } from '../../ui-kit/src/internal/guide.ts';
import { LiveStory } from './LiveStory.tsx';
import { placeMarkers, type Rect } from './markers.ts';
import { Prose } from './Prose.tsx';

interface AnatomyProps {
  story: PreparedStory;
  parts: readonly AnatomyPart[];
}

/** A part's number beside the component, with a line to the part. */
interface Marker {
  number: number;
  x: number;
  y: number;
  toX: number;
  toY: number;
}

const toRect = ({ left, top, right, bottom }: DOMRect, shift: { left: number; top: number }): Rect => ({
  left: left - shift.left,
  top: top - shift.top,
  right: right - shift.left,
  bottom: bottom - shift.top,
});

/** The box of an element, or that of its text alone where the element is as wide as the component. */
function measure(element: Element): DOMRect {
  if ([...element.childNodes].some((node) => node.nodeType !== Node.TEXT_NODE) || element.childNodes.length === 0)
    return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Boxes of the whole component, parts without a number included, over which no number may stand: of its overlay, or of the story. */
function listContents(stage: HTMLElement): DOMRect[] {
  const frame = stage.querySelector('iframe');
  const panel = frame?.contentDocument?.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  if (panel) return [panel.getBoundingClientRect()];
  const story = frame ? frame.contentDocument?.querySelector('#storybook-root') : stage.querySelector('.live-story');
  if (!story?.firstElementChild) return [];
  const range = story.ownerDocument.createRange();
  range.selectNodeContents(story);
  return [range.getBoundingClientRect()];
}

/** Leaves room for the numbers around a story in a frame, and puts it into the middle. */
function makeRoom(frame: HTMLIFrameElement): void {
  const { body } = frame.contentDocument ?? {};
  const story = body?.querySelector<HTMLElement>('#storybook-root');
  if (!body || !story) return;
  Object.assign(body.style, { padding: '56px' });
  Object.assign(story.style, { width: 'fit-content', minWidth: 'min(320px, 100%)', marginInline: 'auto' });
}

/** Finds the parts in the story, which may be in an iframe, and computes the positions of their markers. */
function findMarkers(stage: HTMLElement, parts: readonly AnatomyPart[]): Marker[] {
  const frame = stage.querySelector('iframe');
  const content = frame ? frame.contentDocument : stage;
  const box = stage.getBoundingClientRect();
  const origin = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const shift = { left: box.left - origin.left, top: box.top - origin.top };
  const found = parts.flatMap(([, , selector], index) => {
    const element = selector && content?.querySelector(selector);
    const rect = element ? toRect(measure(element), shift) : undefined;
    return rect && rect.right > rect.left && rect.bottom > rect.top ? [{ number: index + 1, rect }] : [];
  });
  return placeMarkers(
    found,
    { left: 0, top: 0, right: box.width, bottom: box.height },
    listContents(stage).map((rect) => toRect(rect, shift)),
  );
}

/** Calls `update` whenever the layout may have changed: a story has rendered, an overlay has slid in, a font has loaded. */
function watchLayout(stage: HTMLElement, update: () => void): () => void {
  const mutations = new MutationObserver(update);
  const sizes = new ResizeObserver(update);
  const layoutEvents = ['transitionend', 'animationend', 'load'];
  const observe = (node: HTMLElement) => {
    mutations.observe(node, { childList: true, subtree: true });
    sizes.observe(node);
    for (const eventName of layoutEvents) node.addEventListener(eventName, update, true);
  };
  observe(stage);
  const frame = stage.querySelector('iframe');
  const observeFrame = () => {
    if (!frame?.contentDocument?.body) return;
    makeRoom(frame);
    observe(frame.contentDocument.body);
  };
  frame?.addEventListener('load', observeFrame);
  void document.fonts.ready.then(update);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
    for (const eventName of layoutEvents) stage.removeEventListener(eventName, update, true);
    frame?.removeEventListener('load', observeFrame);
  };
}

interface AnatomyFigureProps extends AnatomyProps {
  markers: readonly Marker[];
  onMarkersChange: (markers: Marker[]) => void;
}

/** The component with a numbered marker beside each of its parts. */
function AnatomyFigure({ story, parts, markers, onMarkersChange }: AnatomyFigureProps) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let last = '';
    return watchLayout(element, () => {
      const found = findMarkers(element, parts);
      const text = JSON.stringify(found);
      // Markers are part of what is observed.
      if (text !== last) onMarkersChange(found);
      last = text;
    });
  }, [parts, onMarkersChange]);
  const missing = parts.flatMap(([part, , selector], index) =>
    selector && !markers.some(({ number }) => number === index + 1) ? [part] : [],
  );
  return (
    <div className="anatomy" ref={stage} data-missing={missing.join(', ') || undefined}>
      <LiveStory story={story} />
      <svg className="anatomy-markers" aria-hidden="true">
        {markers.map(({ number, x, y, toX, toY }) => (
          <g key={number}>
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
  );
}

/** The parts of a component, with a figure in which they are numbered. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const [markers, setMarkers] = useState<Marker[]>([]);
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
