import { type EarlyPress, earlyPress, type Follow, repeatPress } from './early-press.ts';
import { hurryLateParts } from './first-sign.ts';

declare global {
  interface Window {
    /** What `earlyPressScript` has kept, and where it tells what comes after. */
    earlyPresses?: Event[] | { push: (event: Event) => void };
  }
}

/** Runs before there is anything to press, and keeps what is pressed until the script is there to answer it. */
export const earlyPressScript =
  "earlyPresses=[];['click','input'].forEach(name=>addEventListener(name,event=>earlyPresses.push(event),true));";

/** Of those with the same place the last. */
type Presses = Map<HTMLElement, EarlyPress>;

/** By the part whose script is to answer them, which is known by its markup before React has taken that over. */
const ofParts = new WeakMap<Element, Presses>();
const follows = new WeakMap<Element, Follow>();
/** Outside such parts. */
let ofFrame: Presses = new Map();
let hasFrame = false;

/** What a part within a part has to wait for is the outer one. */
function latePart(target: Element): Element | null {
  let part: Element | null = null;
  for (let next = target.closest('[data-late]'); next; next = next.parentElement?.closest('[data-late]') ?? null) part = next;
  return part;
}

function pressesOf(part: Element | null): Presses {
  if (!part) return ofFrame;
  const kept = ofParts.get(part) ?? new Map();
  ofParts.set(part, kept);
  return kept;
}

function keep(event: Event) {
  if (!(event.target instanceof Element)) return;
  const part = latePart(event.target);
  const press = earlyPress(event, part ? follows.get(part) : undefined);
  if (!press) return;
  const presses = pressesOf(part);
  // The last is repeated last; and what React answers by itself is kept no longer.
  presses.delete(press.place);
  if (part || !hasFrame) presses.set(press.place, press);
}

/** For the moment before the server's markup is taken over. What was pressed already is a sign of a reader. */
export function keepEarlyPresses() {
  ofFrame = new Map();
  hasFrame = false;
  const before = window.earlyPresses;
  // Told by a listener above React's, which stops a press that it cannot answer yet.
  window.earlyPresses = { push: keep };
  if (!Array.isArray(before) || before.length === 0) return;
  for (const event of before) keep(event);
  hurryLateParts();
}

/** Until its script is there, links of a part that only lead away are followed so. */
export function followEarlyLinks(part: Element, follow: Follow) {
  follows.set(part, follow);
}

/**
 * A press that React answers by taking its place over at once is under way still then, and not repeated; but of a field or a box that was
 * taken over so, React knows what it is already, and hears of no change.
 */
const isDue = ({ event: { eventPhase, target } }: EarlyPress) => eventPhase === Event.NONE || target instanceof HTMLInputElement;

/** Not within React's commit, in which it takes over nothing more. */
function repeatSoon(place: HTMLElement, presses: readonly EarlyPress[]) {
  queueMicrotask(() => {
    for (const press of presses) repeatPress(press, place);
  });
}

/** For the moment in which the script of a part has come. */
export function repeatEarlyPresses(part: HTMLElement) {
  const presses = [...(ofParts.get(part)?.values() ?? [])].filter(isDue);
  ofParts.delete(part);
  repeatSoon(part, presses);
}

/** For the commit by which React takes the frame over: from here on it answers there. */
export function frameHasCome() {
  hasFrame = true;
  for (const [place, press] of ofFrame) if (!isDue(press)) ofFrame.delete(place);
}

/** Soon after, when what belongs to the frame is ready. */
export function repeatInFrame() {
  const presses = [...ofFrame.values()];
  ofFrame = new Map();
  repeatSoon(document.body, presses);
}
