/** Scale of a story that fills little of its tile and so has room to be larger, relative to the usual scale of tiles. */
const lowStoryScale = 1.33;
/** Least scale of a tall story, relative to the usual scale of tiles. */
const leastScale = 0.3;
/** A story that fills a smaller share of its tile's height is enlarged. */
const lowShare = 0.28;
/** Width of a tall story in a tile, as a share of its usual width: a narrower story is less tall, because its pictures shrink. */
const narrowShare = 0.6;

/** Height between the paddings of a tile, which keep a story off its edges. */
function measureRoom(picture: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(picture);
  return picture.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/**
 * Enlarges a low story, and shrinks a story that is taller or wider than its tile. The width of a shrunk story is fixed, because otherwise
 * the story would grow with its tile.
 */
export function fitTile(picture: HTMLElement): () => void {
  const stage = picture.querySelector<HTMLElement>('.overview-stage');
  const setScale = (scale: number) => picture.style.setProperty('--overview-fit', String(scale));
  const setWidth = (width: number) => stage?.style.setProperty('width', `${Math.round(width)}px`);
  const measureFilled = (story: HTMLElement) => story.getBoundingClientRect().height / measureRoom(picture);
  const fitStory = (story: HTMLElement, isFrame: boolean) => {
    stage?.style.removeProperty('width');
    setScale(1);
    const filledShare = measureFilled(story);
    if (!isFrame && filledShare < lowShare) return setScale(lowStoryScale);
    if (filledShare <= 1) return undefined;
    const width = story.offsetWidth;
    setWidth(isFrame ? width : width * narrowShare);
    if (measureFilled(story) > filledShare) setWidth(width);
    return setScale(Math.max(leastScale, 1 / measureFilled(story)));
  };
  const fitPicture = () => {
    const form = picture.querySelector<HTMLElement>('form.live-story');
    const frame = picture.querySelector<HTMLElement>('iframe.live-story[data-loaded]:not([data-modal])');
    if (frame) fitStory(frame, true);
    if (!form) return;
    fitStory(form, false);
    const widthRatio = form.scrollWidth / form.clientWidth;
    if (widthRatio > 1.01) setScale(Math.max(leastScale, Number(picture.style.getPropertyValue('--overview-fit')) / widthRatio));
  };
  // Of changed styles, only those of a frame matter, because its height follows that of its story.
  const observer = new MutationObserver((records) => {
    if (records.some(({ type, target }) => type === 'childList' || target instanceof HTMLIFrameElement)) fitPicture();
  });
  observer.observe(picture, { childList: true, subtree: true, attributeFilter: ['style', 'data-loaded'] });
  return () => observer.disconnect();
}
