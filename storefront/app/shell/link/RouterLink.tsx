import type { AnchorProps } from '@meet/ui-kit/link';
import { type MouseEvent, use } from 'react';
import { Link } from 'react-router';
import { isApiPath } from '../../platform/api-paths.ts';
import { LinkPreviewContext, PagePreviewsContext } from '../../platform/page-preview.ts';

const absoluteUrl = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Renders the kit's links as router links. API paths and other origins get plain anchors. */
export function RouterLink({ href, onClick, ...anchorProps }: AnchorProps) {
  const previews = use(PagePreviewsContext);
  const preview = use(LinkPreviewContext);
  if (isApiPath(href) || absoluteUrl.test(href)) return <a href={href} onClick={onClick} {...anchorProps} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    previews?.press(event.currentTarget, preview);
    onClick?.(event);
  };
  return <Link to={href} onClick={handleClick} {...anchorProps} />;
}
