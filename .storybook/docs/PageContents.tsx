import { useEffect, useRef, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PageSection {
  id: string;
  title: string;
}

const headingSelector = '.sbdocs-content h2[id]:not(.docs-story *, .live-story *)';

const readSections = (): PageSection[] =>
  [...document.querySelectorAll<HTMLElement>(headingSelector)]
    .filter((heading) => heading.offsetParent !== null)
    .map(({ id, innerText }) => ({ id, title: innerText.trim() }));

/** The sections of a docs page, in a list at the top of a phone's screen: Storybook's own list has no room there. */
export function PageContents() {
  const [sections, setSections] = useState<PageSection[]>([]);
  const details = useRef<HTMLDetailsElement>(null);
  const readOpenSections = () => {
    if (details.current?.open) setSections(readSections());
  };
  useEffect(() => {
    const closeOnOutsidePress = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, []);
  const goToSection = (id: string) => {
    if (details.current) details.current.open = false;
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    addons.getChannel().emit(NAVIGATE_URL, `#${id}`);
  };
  return (
    <details className="page-contents sb-unstyled" ref={details} onToggle={readOpenSections}>
      <summary>On this page</summary>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                goToSection(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
