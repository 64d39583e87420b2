import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { screenOnly } from '../content-style.ts';
import { findInfoLink, findInfoSection, infoSections } from './info-pages.ts';

// One scrolling line with the current section on phones, a column with all sections on desktops.
const root = css({
  minWidth: 0,
  font: font(400, 14),
  '& ul': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(3), color: color('muted'), whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: color('ink') },
  '& a:focus-visible': { outlineOffset: -2 },
  [media.desktop]: {
    display: 'grid',
    alignContent: 'start',
    gap: space(6),
    '& a': { paddingBlock: space(1), whiteSpace: 'normal' },
    '& a[aria-current]': { fontWeight: 500 },
  },
});

const sectionStyle = css({
  display: 'none',
  '& h2': { marginBottom: space(2), font: font(500, 14) },
  [media.desktop]: { display: 'block' },
});

const currentSectionStyle = css({
  display: 'block',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  '& > h2': { display: 'none' },
  '& > ul': {
    display: 'flex',
    gap: space(5),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: 'var(--meet-gutter)',
    scrollPaddingInline: 'var(--meet-gutter)',
    boxShadow: `inset 0 -1px ${color('line')}`,
  },
  '& a[aria-current]': { boxShadow: 'inset 0 -2px currentColor', scrollInitialTarget: 'nearest' },
  [media.desktop]: {
    marginInline: 0,
    '& > h2': { display: 'block' },
    '& > ul': { display: 'block', padding: 0, overflow: 'visible', boxShadow: 'none' },
    // In a column the nearest scroll container is the page, which must not scroll to the current link.
    '& a[aria-current]': { boxShadow: 'none', scrollInitialTarget: 'none' },
  },
});

interface InfoNavigationProps {
  path: string;
}

export function InfoNavigation({ path }: InfoNavigationProps) {
  const currentLink = findInfoLink(path);
  const currentSection = findInfoSection(path);
  return (
    <nav aria-label="Информация" css={[root, screenOnly]}>
      {infoSections.map((section) => (
        <div key={section.name} css={[sectionStyle, section === currentSection && currentSectionStyle]}>
          <h2>{section.name}</h2>
          <ul>
            {section.links.map((link) => (
              <li key={link.path}>
                <Link href={link.path} aria-current={link === currentLink ? 'page' : undefined}>
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
