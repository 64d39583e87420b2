import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { wrap } from '../../platform/theme/layout-style.ts';
import { anchoredSections, dateStyle, screenOnly } from '../content-style.ts';
import { buildInfoCrumbs } from '../crumbs.ts';
import type { OutlineHeading } from '../outline.rules.ts';
import { InfoNavigation } from './InfoNavigation.tsx';

const wideMedia = '@media (min-width: 1280px)';
const printMedia = '@media print';

/** Places the navigation and the text in two columns on wide screens. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space(6),
  paddingBottom: space(10),
  [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space(14), paddingTop: space(6) },
  [printMedia]: { display: 'block', padding: 0 },
});
/** The text, with its table of contents beside it on wide screens. */
const textColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem)',
  alignContent: 'start',
  rowGap: space(6),
  columnGap: space(14),
  [wideMedia]: {
    gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > *': { gridColumn: 1 },
  },
});
const tableOfContents = css({
  borderBlock: `1px solid ${color('line')}`,
  paddingBlock: space(3),
  font: font(400, 14),
  '& h2': { marginBottom: space(1), font: font(500, 14) },
  '& ol': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(3), color: color('muted') },
  '& a:hover': { color: color('ink') },
  [wideMedia]: {
    '&&': { gridArea: '1 / 2 / span 2' },
    alignSelf: 'start',
    position: 'sticky',
    top: space(10),
    justifySelf: 'end',
    width: '100%',
    maxWidth: 240,
    border: 0,
    paddingBlock: 0,
    '& a': { paddingBlock: space(1) },
  },
  [printMedia]: { display: 'none' },
});
const titleBlock = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

const minSectionsForContents = 4;

function TableOfContents({ headings }: { headings: readonly OutlineHeading[] }) {
  return (
    <nav aria-labelledby="contents-title" css={tableOfContents}>
      <h2 id="contents-title">На&nbsp;этой странице</h2>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface InfoLayoutProps {
  path: string;
  title: string;
  /** Shown below the title, such as dates. */
  note?: ReactNode;
  headings?: readonly OutlineHeading[];
  children: ReactNode;
}

/** Layout of an information page: navigation, title, table of contents and text. */
export function InfoLayout({ path, title, note, headings = [], children }: InfoLayoutProps) {
  return (
    <div css={wrap}>
      <div css={screenOnly}>
        <Breadcrumbs items={buildInfoCrumbs(path, title)} />
      </div>
      <div css={columns}>
        <InfoNavigation path={path} />
        <div css={textColumn}>
          <div css={titleBlock}>
            <Heading level={1} size="medium">
              {title}
            </Heading>
            {note && <p css={dateStyle}>{note}</p>}
          </div>
          {headings.length >= minSectionsForContents && <TableOfContents headings={headings} />}
          <div css={anchoredSections}>{children}</div>
        </div>
      </div>
    </div>
  );
}
