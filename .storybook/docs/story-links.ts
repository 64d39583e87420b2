/** Whether this frame is inside a docs page. The manager's preview is a frame as well, but not inside a docs page. */
function isFrameOfDocs(): boolean {
  const { frameElement } = globalThis;
  return Boolean(frameElement) && frameElement?.id !== 'storybook-preview-iframe';
}

const isDocsPage = () => new URLSearchParams(location.search).get('viewMode') === 'docs';

/** Whether an element belongs to a story of a docs page: it is inside the story, or in an overlay beside the page. */
const isInStory = (element: Element) => element.closest('.live-story, .sb-story') !== null || element.closest('#storybook-docs') === null;

const isExample = (element: Element) => isFrameOfDocs() || (isDocsPage() && isInStory(element));

function preventNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || link.target === '_blank' || !isExample(link)) return;
  // Storybook's frame opens every link in its parent, even one to a part of the same page.
  if (link.getAttribute('href')?.startsWith('#')) link.target = '_self';
  else event.preventDefault();
}

function preventSubmission(event: SubmitEvent): void {
  const { target: form } = event;
  if (form instanceof HTMLFormElement && form.method !== 'dialog' && isExample(form)) event.preventDefault();
}

/**
 * Prevents the navigation of links and forms in the examples of a docs page: they lead to pages of the shop, which this Storybook does not
 * have. Components still handle the events. Changes nothing in a story that is opened by itself, as tests do.
 */
export function keepReaderInDocs(): void {
  // The window receives an event last, after the component has handled it.
  window.addEventListener('click', preventNavigation);
  window.addEventListener('submit', preventSubmission);
}
