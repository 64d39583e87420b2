interface FirstPress {
  button: HTMLButtonElement;
  /** Path of the page. On another page, a button with the same name has another meaning. */
  path: string;
  /** Animation that dims the button until its handler runs. An attribute would cause a hydration mismatch. */
  dim?: Animation | undefined;
  /** Time since which the button has been missing from the page. */
  missingSince?: number | undefined;
}

declare global {
  interface Window {
    /** Presses on buttons before React could handle them. */
    firstPresses?: FirstPress[];
  }
}

/** Selects buttons that need a script, and buttons with `data-replay`, whose form would do something else without a script. */
const scriptedButtons = 'button:is([type=button],[data-replay])';

const retryMs = 100;
/** How long a press is stored while its button is missing. React may be rendering that part of the page again. */
const maxMissingMs = 5_000;

/** How long the press on a button with a working form waits for the script. The script may never arrive. */
const maxDelayMs = 8_000;

/**
 * Runs before the first paint. Records presses on buttons that only a script can handle and whose script has not run yet: before the page
 * is hydrated, and in parts that are hydrated later. Links, other forms and fields work without a script. A second press on the same button
 * is ignored. If the script never arrives, the browser sends the form of a button with `data-replay` after all.
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

/** Returns the button, or a new button with the same name if React has rendered that part of the page again. */
function findButton(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const candidates = document.querySelectorAll<HTMLButtonElement>(scriptedButtons);
  return [...candidates].find((candidate) => readName(candidate) === readName(button));
}

function isMissingTooLong(press: FirstPress, isMissing: boolean): boolean {
  press.missingSince = isMissing ? (press.missingSince ?? performance.now()) : undefined;
  return press.missingSince !== undefined && performance.now() - press.missingSince > maxMissingMs;
}

/**
 * Repeats the presses on buttons that React has hydrated meanwhile. The other presses stay stored, unless their button is missing for too
 * long or the page has changed.
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

/**
 * Repeats early presses once their buttons are hydrated. Call it when the page has been hydrated. Returns a function that stops the
 * repetition.
 */
export function replayFirstPresses(): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attemptReplay = () => {
    clearTimeout(retry);
    replayHydratedPresses();
    if (window.firstPresses?.length) retry = setTimeout(attemptReplay, retryMs);
  };
  attemptReplay();
  // In the capture phase, because a part may be pressed before it is hydrated. React then stops the event, so it does not bubble to this
  // listener.
  addEventListener('click', attemptReplay, true);
  return () => {
    clearTimeout(retry);
    removeEventListener('click', attemptReplay, true);
  };
}
