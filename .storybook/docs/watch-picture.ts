/** Events after which what is drawn may stand somewhere else. */
const layoutEvents = ['transitionend', 'animationend', 'load'];

/**
 * Calls `update`, once in a frame, whenever what is drawn in an element may have changed: a story has rendered, a font or a picture has
 * loaded, the page has another width. Attributes of the element itself do not count, because `update` may set them. Returns how to stop.
 */
export function watchPicture(root: HTMLElement, update: () => void): () => void {
  const { fonts, defaultView: view } = root.ownerDocument;
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const mutations = new MutationObserver((records) => {
    if (records.some(({ type, target }) => type === 'childList' || target !== root)) schedule();
  });
  mutations.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'hidden', 'open'] });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(root, { box: 'border-box' });
  for (const eventName of layoutEvents) root.addEventListener(eventName, schedule, true);
  fonts.addEventListener('loadingdone', schedule);
  view?.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    for (const eventName of layoutEvents) root.removeEventListener(eventName, schedule, true);
    fonts.removeEventListener('loadingdone', schedule);
    view?.removeEventListener('resize', schedule);
  };
}
