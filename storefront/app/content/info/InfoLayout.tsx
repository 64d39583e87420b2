import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import type { ReactNode } from 'react';
import { wrap } from '../../platform/theme/layout-style.ts';
import * as style from '../content-style.ts';
import { buildInfoCrumbs } from '../crumbs.ts';
import type { OutlineHeading } from '../outline.rules.ts';
import { InfoNavigation } from './InfoNavigation.tsx';

const minSectionsForContents = 4;

function TableOfContents({ headings }: { headings: readonly OutlineHeading[] }) {
  return (
    <nav aria-labelledby="contents-title" css={style.tableOfContents}>
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
      <div css={style.screenOnly}>
        <Breadcrumbs items={buildInfoCrumbs(path, title)} />
      </div>
      <div css={style.columns}>
        <InfoNavigation path={path} />
        <div css={style.textColumn}>
          <div css={style.titleBlock}>
            <Heading level={1} size="medium">
              {title}
            </Heading>
            {note && <p css={style.dateStyle}>{note}</p>}
          </div>
          {headings.length >= minSectionsForContents && <TableOfContents headings={headings} />}
          <div css={style.anchoredSections}>{children}</div>
        </div>
      </div>
    </div>
  );
}
