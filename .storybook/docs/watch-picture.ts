/** Events after which the drawn content may have moved. */
const layoutEvents = ['transitionend', 'animationend', 'load'];

/**
 * Calls `update`, at most once in an animation frame, whenever what is drawn in an element may have changed: a story has rendered, a font
 * or a picture has loaded, the page has another width. Attributes of the element itself do not count, because `update` may set them.
 * Returns a function that stops watching.
 */
export function watchPicture(root: HTMLElement, update: () => void): () => void {
  const { fonts, defaultView: view } = root.ownerDocument;
  let frame = 0;
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const mutationObserver = new MutationObserver((records) => {
    if (records.some(({ type, target }) => type === 'childList' || target !== root)) scheduleUpdate();
  });
  mutationObserver.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'hidden', 'open'] });
  const sizeObserver = new ResizeObserver(scheduleUpdate);
  sizeObserver.observe(root, { box: 'border-box' });
  for (const eventName of layoutEvents) root.addEventListener(eventName, scheduleUpdate, true);
  fonts.addEventListener('loadingdone', scheduleUpdate);
  view?.addEventListener('resize', scheduleUpdate);
  return () => {
    cancelAnimationFrame(frame);
    mutationObserver.disconnect();
    sizeObserver.disconnect();
    for (const eventName of layoutEvents) root.removeEventListener(eventName, scheduleUpdate, true);
    fonts.removeEventListener('loadingdone', scheduleUpdate);
    view?.removeEventListener('resize', scheduleUpdate);
  };
}
