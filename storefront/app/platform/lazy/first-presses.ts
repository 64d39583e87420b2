interface FirstPress {
  button: HTMLButtonElement;
  /** Path of the page. On another one, a button of the same name does something else. */
  path: string;
  /** Dims the button until it acts. An attribute would differ from what React expects. */
  dim?: Animation | undefined;
  /** Since when the button has been missing. */
  missingSince?: number | undefined;
}

declare global {
  interface Window {
    /** Presses on buttons before React could handle them. */
    firstPresses?: FirstPress[];
  }
}

/** Selects buttons that only a script can handle, and those marked because their form does something else without one. */
const scriptedButtons = 'button:is([type=button],[data-replay])';

const retryMs = 100;
/** How long a press waits for a button that is not in the page. React may be rendering its part again. */
const maxMissingMs = 5_000;

/** How long a form that works without its script waits for it. The script may never arrive. */
const maxDelayMs = 8_000;

/**
 * Runs before the first paint. Records presses on buttons that only a script can handle and whose script has not run yet: before the page
 * is hydrated, and in parts that are hydrated later. Links, other forms and fields work without a script. A second press on the same button
 * is ignored. If the script never arrives, the browser sends the form of a marked button after all.
 */
export const firstPressScript = `addEventListener('click',(event)=>{
const {target}=event;
const button=target instanceof Element&&target.closest('${scriptedButtons}');
if(!button||button.disabled||Object.keys(button).some((key)=>key.startsWith('__reactProps')))return;
event.preventDefault();
const presses=window.firstPresses??=[];
if(presses.some((press)=>press.button===button))return;
const press={button,path:location.pathname,dim:button.animate?.({opacity:.5},{fill:'forwards'})};
presses.push(press);
if('replay' in button.dataset)setTimeout(()=>{
if(!window.firstPresses.includes(press))return;
window.firstPresses=window.firstPresses.filter((one)=>one!==press);
press.dim?.cancel();
button.form?.requestSubmit(button)
},${maxDelayMs})
},true)`;

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const readName = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Returns the button, or its replacement of the same name if React has rendered its part of the page again. */
function findButton(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const others = document.querySelectorAll<HTMLButtonElement>(scriptedButtons);
  return [...others].find((other) => readName(other) === readName(button));
}

function isMissingTooLong(press: FirstPress, isMissing: boolean): boolean {
  press.missingSince = isMissing ? (press.missingSince ?? performance.now()) : undefined;
  return press.missingSince !== undefined && performance.now() - press.missingSince > maxMissingMs;
}

/**
 * Repeats the presses on buttons that React handles by now. The other presses are kept, unless their button is missing for too long or the
 * page has changed.
 */
function replayHydratedPresses() {
  const dueReplays: FirstPress[] = [];
  window.firstPresses = (window.firstPresses ?? []).filter((press) => {
    if (press.path !== location.pathname) return false;
    const button = findButton(press.button);
    press.button = button ?? press.button;
    if (!button || !isHydrated(button)) return !isMissingTooLong(press, !button);
    dueReplays.push(press);
    return false;
  });
  for (const { button, dim } of dueReplays) {
    dim?.cancel();
    button.click();
  }
}

/** Repeats early presses once their buttons are hydrated. Call it when the page is. Returns the function that stops it. */
export function replayFirstPresses(): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attemptReplay = () => {
    clearTimeout(retry);
    replayHydratedPresses();
    if (window.firstPresses?.length) retry = setTimeout(attemptReplay, retryMs);
  };
  attemptReplay();
  // A part that is hydrated later than the page may be pressed before it is. React ends the event there, so it does not bubble to here.
  addEventListener('click', attemptReplay, true);
  return () => {
    clearTimeout(retry);
    removeEventListener('click', attemptReplay, true);
  };
}
