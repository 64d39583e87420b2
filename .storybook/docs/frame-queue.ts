/** Milliseconds that a frame may take before the next one loads. */
const maxLoadMs = 30_000;

/** Maximum number of frames that load at the same time. */
const maxLoading = 6;

interface WaitingFrame {
  load: () => Promise<unknown>;
  isOnScreen: () => boolean;
  needsFocus: boolean;
}

const waiting: WaitingFrame[] = [];
const loading = new Set<WaitingFrame>();

/** Finds the frame to load next: the first on the screen, or else the first that may load beside others, or else the first of all. */
const findNext = () => waiting.find(({ isOnScreen }) => isOnScreen()) ?? waiting.find(({ needsFocus }) => !needsFocus) ?? waiting[0];

function loadNext(): void {
  const next = findNext();
  const isFocusTaken = [...loading].some(({ needsFocus }) => needsFocus);
  if (!next || isFocusTaken || loading.size >= (next.needsFocus ? 1 : maxLoading)) return;
  waiting.splice(waiting.indexOf(next), 1);
  loading.add(next);
  const finish = () => {
    loading.delete(next);
    loadNext();
  };
  void Promise.race([next.load(), new Promise((resolve) => setTimeout(resolve, maxLoadMs))]).then(finish, finish);
  loadNext();
}

/**
 * Frames that need the focus load alone. Their stories play and move the focus, and an overlay in one frame would close, or not open, when
 * another frame takes the focus. All other frames may load at the same time.
 */
export function queueFrame(frame: WaitingFrame): void {
  waiting.push(frame);
  loadNext();
}
