import { css } from '@emotion/react';
import { Chip } from '@meet/ui-kit/chip';
import { Link } from '@meet/ui-kit/link';
import { font, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { buildDirectoryHref, type MenuDirectory } from '../catalog/directory/directories.ts';
import { buildResultsHref } from './search-query.rules.ts';

const root = css({ display: 'grid', gap: space(3), '& > p': { font: font(400, 14) } });
const chipsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

interface NoResultsLinksProps {
  /** Similar spellings that occur in the catalog. */
  suggestions: readonly string[];
  directories: readonly MenuDirectory[];
}

/** Next steps after an empty result: a similar spelling, the directories and the most popular products. */
export function NoResultsLinks({ suggestions: [spelling], directories }: NoResultsLinksProps) {
  return (
    <div css={root}>
      {spelling && (
        <p>
          Похоже по&nbsp;написанию:{' '}
          <Link href={buildResultsHref(spelling)} variant="underlined">
            {spelling}
          </Link>
        </p>
      )}
      <p>Начните с&nbsp;раздела:</p>
      <ul css={chipsStyle} aria-label="Разделы">
        {directories.map(({ name, slug }) => (
          <li key={slug}>
            <Chip href={buildDirectoryHref(slug)}>{name}</Chip>
          </li>
        ))}
      </ul>
      <p>
        Или посмотрите{' '}
        <Link href={href('/catalog/:directory?')} variant="underlined">
          самое популярное
        </Link>
      </p>
    </div>
  );
}
