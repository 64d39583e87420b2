import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { wrap } from '../../platform/theme/layout-style.ts';
import { heading3 } from '../../platform/theme/text-style.ts';
import { buildInfoCrumbs } from '../crumbs.ts';
import { infoSections } from '../info/info-pages.ts';

interface SitemapLink {
  path: string;
  name: string;
  links?: readonly SitemapLink[];
}

export interface SitemapSection {
  name: string;
  links: readonly SitemapLink[];
}

const titleStyle = css({ marginBottom: space(8) });

const sectionStyle = css({
  display: 'grid',
  gap: space(5),
  paddingBlock: space(8),
  borderTop: `1px solid ${color('line')}`,
  '& ul': { padding: 0, listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: space(2) },
  '& a:hover': { textDecoration: 'underline' },
  [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space(14), '& a': { paddingBlock: space(1) } },
});

const linkList = css({
  columnGap: space(6),
  columns: 2,
  '& > li': { breakInside: 'avoid' },
  [media.desktop]: { columns: 3 },
  '@media (max-width: 479px)': { columns: 1 },
});

/** In a section with nested links, the top-level links are bold. */
const nestedLinkList = css({
  '& > li': { marginBottom: space(6) },
  '& > li > a': { fontWeight: 500 },
  '& ul': { font: font(400, 14) },
  '& ul a': { color: color('muted') },
  '& ul a:hover': { color: color('ink') },
});

function SitemapBranch({ path, name, links = [] }: SitemapLink) {
  return (
    <li>
      <Link href={path}>{name}</Link>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <SitemapBranch key={link.path} {...link} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface SitemapViewProps {
  sections: readonly SitemapSection[];
}

const infoPages: SitemapSection = {
  name: 'Информация',
  links: infoSections.flatMap(({ links }) => links).filter(({ path }) => path !== '/sitemap'),
};

/** The sitemap for shoppers: all pages except products. */
export function SitemapView({ sections }: SitemapViewProps) {
  return (
    <div css={wrap}>
      <Breadcrumbs items={buildInfoCrumbs('/sitemap', 'Карта сайта')} />
      <Heading level={1} css={titleStyle}>
        Карта сайта
      </Heading>
      {[...sections, infoPages].map(({ name, links }) => (
        <section key={name} css={sectionStyle}>
          <h2 css={heading3}>{name}</h2>
          <ul css={[linkList, links.some((link) => link.links) && nestedLinkList]}>
            {links.map((link) => (
              <SitemapBranch key={link.path} {...link} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
